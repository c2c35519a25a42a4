#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# `contexts` and other helpers beside this file are imported by their plain names.
sys.path.insert(0, str(Path(__file__).parent))

# Machines differ too much for a deadline; what is slow is measured in the benchmarks.
settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tests")


def pytest_collection_modifyitems(items):
    """Those with a model first: the longest should not be waited for alone, at the end."""
    items.sort(key=lambda item: item.get_closest_marker("model") is None)


@pytest.fixture(scope="module")
def exporter():
    """Spans that ended; the provider may be set once in a process."""
    sdk = pytest.importorskip("opentelemetry.sdk.trace")
    from opentelemetry import trace
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    provider = trace.get_tracer_provider()
    if not isinstance(provider, sdk.TracerProvider):
        provider = sdk.TracerProvider()
        trace.set_tracer_provider(provider)
    exporter = InMemorySpanExporter()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    return exporter
