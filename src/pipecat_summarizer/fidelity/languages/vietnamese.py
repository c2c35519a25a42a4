#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Vietnamese."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

VIETNAMESE = Language(
    code="vi",
    script="LATIN",
    common=words(
        """
        anh bạn bao bị các có cho chị chỉ chưa chúng của cũng cần đã đang đây để đến đi điều đó
        được gì giờ hoặc hơn họ khi không là làm lại lúc mà mình mới một muốn này nào nên nếu ngày
        những nhưng như người ở rất rồi sẽ số tại thế theo thì tôi trên trong trước từ và vào vẫn
        về vì với xin ạ ông bà khong duoc nhung nguoi
        """
    ),
    first_person=phrases("tôi | tớ | chúng tôi | chúng em | bên em | dạ em"),
    second_person=phrases(
        """
        bạn | quý khách | quý vị | anh chị | anh có muốn | chị có muốn | anh có cần | chị có cần |
        anh vui lòng | chị vui lòng
        """
    ),
    topic=phrases(
        """
        cuộc trò chuyện | cuộc hội thoại | đoạn hội thoại | cuộc đối thoại | hội thoại | trò chuyện
        | tóm tắt | tóm lược | bản ghi | ghi chú | cuộc nói chuyện
        """
    ),
    reporting=phrases(
        """
        khách hàng | người gọi | người dùng | nhân viên | trợ lý | tổng đài viên | hỏi | đã hỏi |
        yêu cầu được | đã yêu cầu | đã nói | nói rằng | cho biết | cho hay | đã nêu | nêu rõ |
        đề cập | giải thích | phản ánh | than phiền | khiếu nại | báo cáo | báo rằng | đồng ý |
        chấp nhận | từ chối | đã hứa | hứa sẽ | đề nghị | đề xuất | đã xác nhận | xác nhận rằng |
        được thông báo | thông báo rằng | đã đặt | được đặt | đã gọi | gọi điện | gọi đến | bày tỏ
        | mong muốn | muốn biết
        """
    ),
    asking=words("gì ai đâu nào sao mấy khi bao"),
    yes_no=phrases(
        """
        vâng | dạ | dạ vâng | vâng ạ | dạ không | không | có | được | được ạ | dạ được | tất nhiên
        | tất nhiên rồi | dĩ nhiên | chắc chắn | chắc chắn rồi | đúng | đúng rồi | đúng vậy | chính
        xác | tuyệt vời | tốt | tốt lắm | rất tốt | ok | ồ | à | xin chào | chào | chào bạn | chào
        anh | chào chị | chào buổi sáng | không sao | không sao đâu | không có gì | không vấn đề gì
        | đừng lo | đừng lo lắng | tôi hiểu | em hiểu | tôi hiểu rồi | cảm ơn | cảm ơn bạn | cám ơn
        | tạm biệt | rất vui
        """
    ),
    offers=phrases(
        """
        tôi có thể giúp | tôi sẽ giúp | em có thể giúp | em sẽ giúp | tôi rất sẵn lòng | tôi sẵn
        sàng | tôi rất vui được | rất vui được hỗ trợ | rất vui được giúp | tôi có thể hỗ trợ | em
        có thể hỗ trợ | tôi sẽ hỗ trợ | bạn cần giúp | bạn cần hỗ trợ | bạn cần tôi | tôi giúp gì |
        tôi giúp được gì | cảm ơn bạn đã gọi | cảm ơn bạn đã liên hệ | cảm ơn anh đã | cảm ơn chị đã
        | cảm ơn quý khách | cám ơn quý khách | để tôi | để em | vui lòng chờ | vui lòng đợi | xin
        vui lòng chờ | xin vui lòng đợi | xin chờ | xin hãy chờ | anh chờ | chị chờ | tôi hiểu sự |
        tôi hiểu rằng bạn | tôi rất tiếc khi nghe | tôi sẽ kiểm tra | em sẽ kiểm tra | tôi kiểm tra
        """
    ),
    apologies=phrases(
        """
        xin lỗi | tôi xin lỗi | rất xin lỗi | tôi rất xin lỗi | thành thật xin lỗi | em xin lỗi |
        dạ xin lỗi | rất tiếc | tôi rất tiếc | thật tiếc | tiếc là | đáng tiếc | đáng tiếc là |
        rất tiếc là | xin lỗi bạn | xin lỗi anh | xin lỗi chị | xin lỗi vì sự bất tiện này | xin
        thứ lỗi
        """
    ),
    unable=openings(
        """
        tôi không thể | tôi không có | tôi không được | tôi không đủ | tôi chưa thể | em không thể
        | mình không thể | chúng tôi không thể | không có cuộc | không có đoạn
        """
    ),
    unwilling=(
        *openings(
            """
            là một ai, | là một ai tôi | là ai, tôi | là một mô hình ngôn ngữ | là mô hình ngôn ngữ
            | là một trợ lý ai | là trợ lý ai | là một trí tuệ nhân tạo | là trí tuệ nhân tạo | với
            tư cách là một ai | với tư cách là một mô hình | với tư cách là ai | với tư cách là một
            trợ lý | với tư cách là trợ lý | tôi là một ai | tôi là một mô hình | tôi chỉ là một |
            tôi là mô hình | tôi phải từ chối | tôi buộc phải từ chối | tôi xin từ chối | tôi không
            được phép | tôi không có quyền | không có cuộc trò chuyện | không có cuộc hội thoại |
            không có nội dung nào để | có vẻ như bạn chưa | có vẻ bạn chưa | bạn chưa cung cấp
            """
        ),
        *openings(
            "tôi không thể | tôi chưa thể | em không thể | mình không thể | chúng tôi không thể",
            """
            tóm tắt | tóm lược | giúp | hỗ trợ | đáp ứng | thực hiện | yêu cầu này | thông tin cá
            nhân | dữ liệu cá nhân | cuộc trò chuyện | hội thoại | làm điều
            """,
        ),
        *openings("tôi không có", "quyền truy cập | thông tin về | đủ thông tin | khả năng"),
        *openings(
            "vui lòng | xin vui lòng | xin hãy | hãy | bạn có thể | bạn vui lòng",
            """
            cung cấp cuộc | cung cấp đoạn | cung cấp nội dung | gửi cuộc | gửi đoạn | gửi nội dung
            cuộc | chia sẻ cuộc | chia sẻ đoạn | dán cuộc | dán đoạn | cung cấp bản ghi | chia sẻ
            nội dung cuộc
            """,
        ),
    ),
    thinking=openings(
        """
        được rồi, | ok, | vâng, | vậy, | hmm | đầu tiên | trước hết | trước tiên | tôi cần | tôi
        phải | chúng ta cần | chúng ta phải | mình cần | hãy | người dùng muốn tôi | người dùng yêu
        cầu tôi | nhiệm vụ của tôi
        """,
        """
        tóm tắt cuộc | phải tóm tắt | cần tóm tắt | tôi tóm tắt | viết tóm tắt | viết bản tóm tắt |
        viết một bản | từng bước | bản tóm tắt này
        """,
    ),
    announcing=words(
        """
        bên bản cập cuộc dưới dùng đầy đủ điện đoạn đối gần gọi giữa ghi hàng hoàn hội khách lý lược
        nhật nhất mới ngắn nhân nội dung phiên sau thoại tóm tắt thành toàn tổng tôi trò trên trợ
        viên xin chuyện chú gửi đến hãy vâng dạ gọn
        """
    ),
    talk=phrases(
        """
        cảm ơn | cám ơn | vui lòng | xin lỗi | xin chào | xin mời | xin phép | chào | vâng | dạ | ạ
        | nhé | nha | tất nhiên | chắc chắn | sẵn lòng | sẵn sàng | rất vui | chúc | tạm biệt | hẹn
        gặp | đừng lo | đừng ngại | tôi sẽ | em sẽ | chúng tôi | bên em | để tôi | để em | có cần |
        cần gì thêm | còn gì | có thể giúp | một chút | một lát | câu hỏi hay
        """
    ),
    farewells=phrases(
        """
        tạm biệt | hẹn gặp | hẹn gặp lại | chào tạm biệt | chúc bạn | chúc anh | chúc chị | chúc
        quý khách | chúc ông | chúc bà | chúc một ngày | chúc ngủ ngon | chúc mau | xin cảm ơn quý
        khách | cảm ơn quý khách | cảm ơn bạn đã gọi | cảm ơn bạn đã liên hệ | trân trọng | thân ái
        | rất mong được | rất hân hạnh
        """
    ),
    planning=phrases(
        """
        tôi cần | tôi phải | tôi nên | tôi sẽ viết | tôi sẽ tóm tắt | tôi nghĩ | có nên | để tôi |
        hãy xem | xem nào | chúng ta cần | chúng ta hãy | hmm | trước hết tôi | tôi có nên | mình
        cần | tôi muốn
        """
    ),
)
