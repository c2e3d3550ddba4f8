"""How often a property is tried where each try takes a while."""

from hypothesis import HealthCheck, settings

few = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
