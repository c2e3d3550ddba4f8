"""The OpenAPI document says enough to write a client from: how to show a token and where, and what a record is."""

import json
from typing import Any

import msgspec
from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig

from defifoo.server.looking_back import LOOKING_BACK
from defifoo.server.routes import BEARER, ROUTES
from defifoo.wire.requests import MatchRecord
from table.evening import HOST, Evening

APP = Litestar(
    [Router("/", route_handlers=[*ROUTES, *LOOKING_BACK])], openapi_config=OpenAPIConfig("Défifoo", "1", components=BEARER)
)
DOCUMENT: dict[str, Any] = APP.openapi_schema.to_schema()
TABLE = "/api/tables/{code}"
SHOWS_A_TOKEN = {
    ("delete", f"{TABLE}/seats/{{seat}}"),
    ("post", f"{TABLE}/bots"),
    ("delete", f"{TABLE}/bots/{{seat}}"),
    ("post", f"{TABLE}/start"),
    ("post", f"{TABLE}/rematch"),
    ("post", f"{TABLE}/close"),
    ("post", f"{TABLE}/hints/{{seat}}"),
    ("post", f"{TABLE}/hints/{{seat}}/glance"),
}


def test_a_token_is_shown_as_a_bearer_token() -> None:
    scheme = DOCUMENT["components"]["securitySchemes"]["token"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")


def test_every_route_says_whether_it_needs_a_token() -> None:
    needs = {
        (method, path): operation.get("security")
        for path, operations in DOCUMENT["paths"].items()
        for method, operation in operations.items()
    }
    assert {route for route, security in needs.items() if security == [{"token": []}]} == SHOWS_A_TOKEN
    assert needs.pop(("post", f"{TABLE}/seats")) == [{"token": []}, {}]
    assert not any(security for route, security in needs.items() if route not in SHOWS_A_TOKEN)


def test_a_record_is_an_object() -> None:
    answer = DOCUMENT["paths"][f"{TABLE}/records/{{match}}"]["get"]["responses"]["200"]
    (content,) = answer["content"].values()
    assert content["schema"]["$ref"].endswith("MatchRecord")


def test_a_record_has_its_declared_form() -> None:
    evening = Evening("red", 3).seat_people(1).start()
    evening.write(evening.table.close(HOST, 9))
    written = json.loads(evening.table.record().to_json())
    assert list(written) == list(MatchRecord.__struct_fields__)
    assert msgspec.convert(written, MatchRecord).fair.numbers
