#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One call, its good summaries and bad replies, in languages of South East Asia."""

from material import Material, lines

SOUTH_EAST_ASIA = {
    "id": Material(
        call=lines("""
            Halo, saya Sari Wulandari. Internet di rumah saya mati sejak Selasa pagi.
            Mohon maaf atas gangguannya, Bu Sari. Boleh saya minta nomor pelanggan Ibu?
            Nomornya 70415.
            Terima kasih. Saya lihat ada gangguan kabel di Jalan Melati, modemnya tidak mendapat sinyal.
            Saya kerja dari rumah dan hari Kamis jam 9 ada rapat penting dengan kantor pusat.
            Saya bisa mengirim teknisi hari Rabu antara jam 14 dan 16.
            Rabu boleh. Tapi tolong hubungi suami saya di 0812 5550 147, saya ada di kantor.
            Sudah saya catat. Kunjungannya gratis dan tagihan bulan ini kami potong 50.000 rupiah.
            Kalau teknisinya tidak datang bagaimana?
            Kalau begitu Ibu dapat modem 4G sementara di hari yang sama.
            Apakah modemnya harus saya matikan dulu?
        """),
        good=lines("""
            Sari Wulandari (nomor pelanggan 70415) melaporkan bahwa internet di rumahnya mati sejak Selasa pagi karena gangguan kabel di Jalan Melati. Teknisi dijadwalkan Rabu antara jam 14 dan 16, gratis, dan tagihan dipotong 50.000 rupiah. Suaminya dihubungi di 0812 5550 147. Ia masih bertanya apakah modem harus dimatikan.
            - Pelanggan: Sari Wulandari, 70415\\n- Internet mati sejak Selasa, gangguan kabel Jalan Melati\\n- Teknisi Rabu 14-16, gratis; hubungi suami 0812 5550 147\\n- Potongan 50.000 rupiah\\n- Belum dijawab: modem dimatikan atau tidak
            Pelanggan mengeluh bahwa agen sebelumnya berkata "Maaf, saya tidak bisa membantu Anda". Kini teknisi akan datang hari Rabu ke Jalan Melati, dan jika tidak datang ia mendapat modem 4G sementara.
            Penelepon membutuhkan internet sebelum rapat hari Kamis jam 9. Agen menawarkan teknisi hari Rabu dan penelepon setuju. Sebagai ganti rugi, tagihan bulan ini dipotong 50.000 rupiah.
            Gangguan kabel di Jalan Melati, pelanggan 70415. Sayangnya modem tidak mendapat sinyal. Kunjungan teknisi hari Rabu, modem 4G sementara sebagai cadangan.
            Percakapan membahas internet Sari Wulandari yang mati. Disepakati bahwa teknisi datang Rabu jam 14-16 dan suaminya ditelepon.
        """),
        refusals=lines("""
            Maaf, saya tidak dapat meringkas percakapan ini.
            Mohon maaf, tetapi saya tidak bisa membantu dengan permintaan ini.
            Sebagai model bahasa AI, saya tidak memiliki akses ke percakapan telepon.
            Silakan berikan transkrip percakapan yang ingin Anda ringkas.
            Saya tidak dapat memenuhi permintaan ini karena berisi data pribadi.
            Maaf, saya tidak boleh merumuskan ringkasan perbualan ini.
        """),
        announcements=lines("""
            Berikut adalah ringkasan percakapan antara pelanggan dan agen.
            Ini adalah ringkasan terbaru dari percakapan di atas.
        """),
        answers=lines("""
            Tidak, biarkan modemnya menyala saja, nanti teknisi kami yang memeriksa.
            Ya, silakan matikan modemnya sepuluh menit sebelum teknisi datang.
            Modemnya tidak perlu Anda matikan. Ada lagi yang bisa saya bantu?
            Tentu, saya akan bantu Ibu dengan modemnya.
            Silakan biarkan modem Anda tetap menyala, teknisi kami akan memeriksanya untuk Anda.
        """),
        farewells=lines("""
            Baik, terima kasih telah menghubungi kami. Semoga harimu menyenangkan!
            Sama-sama, Bu Sari. Sampai jumpa.
        """),
        thoughts=lines("""
            Oke, saya harus meringkas percakapan ini. Pertama saya lihat siapa yang menelepon.
            Pengguna meminta saya membuat ringkasan. Mari kita lihat apa yang dikatakan.
        """),
        plain=lines("""
            Pesanan saya belum sampai padahal sudah dibayar.
            Apakah saya bisa mengganti alamat pengiriman?
            Dia bilang paketnya hilang dan tidak bisa dilacak.
            Saya mau bayar tapi kartunya ditolak.
            Kami akan datang pada hari Senin dengan anak-anak.
            Berapa harga kamar untuk dua orang?
            Mereka sudah pindah ke rumah yang baru.
            Gak bisa login nih, padahal udah ganti sandi.
            Saya nak tukar tarikh temujanji itu.
            Barang itu rosak dan saya hendak pulangkan kepada kedai.
        """),
    ),
    "vi": Material(
        call=lines("""
            Chào em, chị là Nguyễn Thu Hà. Mạng internet nhà chị bị mất từ sáng thứ Ba.
            Em rất xin lỗi chị Hà. Chị cho em xin mã khách hàng ạ?
            Mã của chị là 70415.
            Dạ cảm ơn chị. Em thấy khu vực đường Hoa Sen đang bị đứt cáp, modem không có tín hiệu ạ.
            Chị làm việc ở nhà, sáng thứ Năm lúc 9 giờ có cuộc họp quan trọng với trụ sở chính.
            Em có thể cử kỹ thuật viên đến vào thứ Tư từ 14 đến 16 giờ.
            Thứ Tư được. Nhưng em gọi cho chồng chị số 0912 555 147 nhé, lúc đó chị ở văn phòng.
            Dạ em ghi nhận rồi. Lần sửa này miễn phí và hóa đơn tháng này được giảm 50.000 đồng ạ.
            Nếu kỹ thuật viên không đến thì sao?
            Thì chị sẽ nhận được modem 4G tạm thời ngay trong ngày.
            Chị có phải tắt modem trước không?
        """),
        good=lines("""
            Chị Nguyễn Thu Hà (mã khách hàng 70415) cho biết mạng internet ở nhà bị mất từ sáng thứ Ba do đứt cáp ở đường Hoa Sen. Kỹ thuật viên sẽ đến vào thứ Tư từ 14 đến 16 giờ, miễn phí; hóa đơn được giảm 50.000 đồng. Liên hệ với chồng chị qua số 0912 555 147. Khách hàng còn hỏi có phải tắt modem trước không.
            - Khách hàng: Nguyễn Thu Hà, 70415\\n- Mất mạng từ thứ Ba, đứt cáp đường Hoa Sen\\n- Kỹ thuật viên thứ Tư 14-16 giờ; gọi chồng 0912 555 147\\n- Giảm 50.000 đồng\\n- Chưa trả lời: có phải tắt modem không
            Khách hàng phàn nàn rằng nhân viên trước đã nói "Xin lỗi, tôi không thể giúp bạn". Nay kỹ thuật viên được hẹn vào thứ Tư tại đường Hoa Sen, nếu không đến thì có modem 4G tạm thời.
            Người gọi cần mạng trước cuộc họp sáng thứ Năm lúc 9 giờ. Nhân viên đề nghị cử kỹ thuật viên vào thứ Tư và người gọi đồng ý. Hóa đơn tháng này giảm 50.000 đồng.
            Đứt cáp ở đường Hoa Sen, khách hàng 70415. Rất tiếc modem không có tín hiệu. Hẹn kỹ thuật viên thứ Tư, dự phòng modem 4G tạm thời.
            Cuộc trò chuyện nói về mạng internet của chị Hà bị mất. Hai bên thống nhất thứ Tư 14-16 giờ kỹ thuật viên đến và gọi cho anh chồng.
        """),
        refusals=lines("""
            Xin lỗi, tôi không thể tóm tắt cuộc trò chuyện này.
            Tôi rất tiếc, nhưng tôi không thể giúp bạn với yêu cầu này.
            Là một mô hình ngôn ngữ AI, tôi không có quyền truy cập vào cuộc gọi.
            Vui lòng cung cấp nội dung cuộc trò chuyện mà bạn muốn tóm tắt. Hãy cung cấp cuộc hội thoại.
            Tôi không thể đáp ứng yêu cầu này vì có thông tin cá nhân.
        """),
        announcements=lines("""
            Dưới đây là bản tóm tắt cuộc trò chuyện giữa khách hàng và nhân viên.
            Đây là tóm tắt mới nhất của cuộc hội thoại.
        """),
        answers=lines("""
            Không ạ, bạn cứ để modem bật, kỹ thuật viên sẽ tự kiểm tra cho bạn.
            Vâng, bạn vui lòng tắt modem mười phút trước khi kỹ thuật viên đến.
            Dạ không cần tắt đâu ạ. Chị có cần em giúp gì thêm không?
            Tôi sẽ giúp bạn kiểm tra lại modem ngay bây giờ.
            Bạn không phải tắt modem đâu nhé, chúng tôi sẽ kiểm tra giúp bạn khi đến nơi.
        """),
        farewells=lines("""
            Dạ vâng ạ, chúc chị một ngày tốt lành!
            Cảm ơn quý khách đã gọi. Hẹn gặp lại quý khách.
        """),
        thoughts=lines("""
            Được rồi, tôi cần tóm tắt cuộc trò chuyện này. Trước hết xem ai gọi.
            Người dùng muốn tôi viết bản tóm tắt. Hãy xem họ đã nói những gì.
        """),
        plain=lines("""
            Đơn hàng của tôi vẫn chưa đến dù đã thanh toán.
            Tôi có thể đổi địa chỉ giao hàng được không?
            Anh ấy nói gói hàng bị mất và không tra được.
            Tôi muốn trả tiền nhưng thẻ bị từ chối.
            Chúng tôi sẽ đến vào thứ Hai với các cháu.
            Phòng cho hai người giá bao nhiêu vậy em?
            Họ đã chuyển đến nhà mới rồi.
            Mình không đăng nhập được, mật khẩu thì đã đổi.
            Cho em hỏi cửa hàng mở cửa lúc mấy giờ?
            Cái này hỏng rồi, tôi muốn trả lại.
        """),
    ),
    "th": Material(
        call=lines("""
            สวัสดีค่ะ ดิฉันสมหญิง ใจดีค่ะ อินเทอร์เน็ตที่บ้านใช้ไม่ได้ตั้งแต่เช้าวันอังคาร
            ขออภัยด้วยครับคุณสมหญิง ขอทราบหมายเลขลูกค้าได้ไหมครับ
            หมายเลข 70415 ค่ะ
            ขอบคุณครับ ผมเห็นว่าสายเคเบิลที่ถนนดอกบัวขาด โมเด็มจึงไม่มีสัญญาณครับ
            ดิฉันทำงานที่บ้าน เช้าวันพฤหัสบดีเก้าโมงมีประชุมสำคัญกับสำนักงานใหญ่
            ผมส่งช่างไปวันพุธระหว่าง 14 ถึง 16 นาฬิกาได้ครับ
            วันพุธได้ค่ะ แต่ช่วยโทรหาสามีที่เบอร์ 081 555 0147 นะคะ ตอนนั้นดิฉันอยู่ที่ทำงาน
            บันทึกแล้วครับ การซ่อมไม่มีค่าใช้จ่าย และเราจะลดค่าบริการเดือนนี้ 500 บาท
            ถ้าช่างไม่มาล่ะคะ
            ถ้าอย่างนั้นคุณจะได้รับโมเด็ม 4G ชั่วคราวในวันเดียวกันครับ
            ต้องปิดโมเด็มก่อนไหมคะ
        """),
        good=lines("""
            คุณสมหญิง ใจดี หมายเลขลูกค้า 70415 แจ้งว่าอินเทอร์เน็ตที่บ้านใช้ไม่ได้ตั้งแต่เช้าวันอังคาร เพราะสายเคเบิลที่ถนนดอกบัวขาด นัดช่างวันพุธ 14-16 น. ไม่มีค่าใช้จ่าย และลดค่าบริการ 500 บาท ให้โทรหาสามีที่ 081 555 0147 ลูกค้ายังถามว่าต้องปิดโมเด็มก่อนหรือไม่
            - ลูกค้า: สมหญิง ใจดี 70415\\n- อินเทอร์เน็ตใช้ไม่ได้ตั้งแต่วันอังคาร สายเคเบิลขาดที่ถนนดอกบัว\\n- ช่างมาวันพุธ 14-16 น. โทรหาสามี 081 555 0147\\n- ลดค่าบริการ 500 บาท\\n- ยังไม่ได้ตอบ: ต้องปิดโมเด็มหรือไม่
            ลูกค้าร้องเรียนว่าพนักงานคนก่อนพูดว่า "ขออภัยค่ะ ฉันไม่สามารถช่วยคุณได้" ตอนนี้นัดช่างวันพุธที่ถนนดอกบัวแล้ว ถ้าช่างไม่มาจะได้โมเด็ม 4G ชั่วคราว
            ผู้โทรต้องการให้อินเทอร์เน็ตใช้ได้ก่อนประชุมวันพฤหัสบดีเก้าโมง เจ้าหน้าที่เสนอช่างวันพุธและผู้โทรตกลง ค่าบริการเดือนนี้ลด 500 บาท
            สายเคเบิลขาดที่ถนนดอกบัว ลูกค้า 70415 โมเด็มไม่มีสัญญาณ นัดช่างวันพุธ สำรองด้วยโมเด็ม 4G ชั่วคราว
            อินเทอร์เน็ตที่บ้านใช้ไม่ได้ตั้งแต่เช้าวันอังคาร สายเคเบิลที่ถนนดอกบัวขาด โมเด็มจึงไม่มีสัญญาณ ทำงานที่บ้าน เช้าวันพฤหัสบดีเก้าโมงมีประชุมสำคัญกับสำนักงานใหญ่ ส่งช่างไปวันพุธระหว่าง 14 ถึง 16 นาฬิกาได้ โทรหาสามีที่เบอร์ 081 555 0147 การซ่อมไม่มีค่าใช้จ่าย
            บทสนทนาเกี่ยวกับอินเทอร์เน็ตของคุณสมหญิงที่ใช้ไม่ได้ ตกลงว่าช่างจะมาวันพุธ 14-16 น. และโทรหาสามี
        """),
        refusals=lines("""
            ขออภัยค่ะ ฉันไม่สามารถสรุปบทสนทนานี้ได้
            ขออภัยครับ ผมไม่สามารถช่วยเหลือในคำขอนี้ได้
            ในฐานะโมเดลภาษา AI ฉันไม่สามารถเข้าถึงการโทรได้
            กรุณาส่งบทสนทนาที่ต้องการให้สรุปมาด้วยค่ะ
            ฉันไม่สามารถดำเนินการตามคำขอนี้ได้เนื่องจากมีข้อมูลส่วนบุคคล
        """),
        announcements=lines("""
            นี่คือสรุปบทสนทนาระหว่างลูกค้าและเจ้าหน้าที่
            ต่อไปนี้เป็นสรุปล่าสุดของการสนทนาทางโทรศัพท์
        """),
        answers=lines("""
            ไม่ต้องปิดโมเด็มครับ ช่างของเราจะตรวจสอบเองครับ
            ใช่ค่ะ กรุณาปิดโมเด็มสิบนาทีก่อนช่างมาถึงนะคะ
            ไม่ต้องปิดค่ะ มีอะไรให้ช่วยเพิ่มเติมไหมคะ
            ได้ครับ เดี๋ยวผมตรวจสอบให้ครับ
            คุณสามารถเปิดโมเด็มทิ้งไว้ได้เลยครับ เดี๋ยวช่างตรวจสอบให้ครับ
        """),
        farewells=lines("""
            ขอบคุณที่ใช้บริการครับ ขอให้เป็นวันที่ดีนะครับ
            ยินดีค่ะ แล้วพบกันวันพุธนะคะ
        """),
        thoughts=lines("""
            โอเค ฉันต้องสรุปบทสนทนานี้ ก่อนอื่นดูว่าใครโทรมา
            ผู้ใช้ต้องการให้ฉันเขียนสรุป มาดูกันว่าเขาพูดอะไรบ้าง
        """),
        plain=lines("""
            สินค้าของฉันยังไม่มาทั้งที่จ่ายเงินแล้ว
            เปลี่ยนที่อยู่จัดส่งได้ไหม
            เขาบอกว่าพัสดุหาย
            บัตรถูกปฏิเสธ
            เราจะมาวันจันทร์
            ห้องสำหรับสองคนราคาเท่าไหร่
            พวกเขาย้ายบ้านแล้ว
            ล็อกอินไม่ได้
            ร้านเปิดกี่โมง
            ของเสีย อยากคืน
        """),
    ),
}
