"""What several routers say alike."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Annotated, Any
from uuid import UUID

from django.http.response import HttpResponseBase
from ninja import Router, Status
from ninja import Schema as Schema
from ninja.operation import Operation
from pydantic import ConfigDict, Field

from gonfalon.server.accounts.models import User


class Strict(Schema):
    """An input: unknown fields are a mistake, not noise."""

    model_config = ConfigDict(extra="forbid")


class Error(Schema):
    """Every refusal."""

    code: Annotated[str, Field(description="stable, for programs")]
    message: str
    rule: Annotated[str, Field(description="the rule it rests on, or empty")] = ""


class Person(Schema):
    """Somebody, as everybody may see them."""

    id: UUID
    name: str
    guest: bool
    bot: bool
    gone: bool


def person(user: User) -> Person:
    """Return somebody as everybody may see them."""
    return Person(
        id=user.id,
        name=user.username,
        guest=user.is_guest,
        bot=user.is_bot,
        gone=user.erased_at is not None,
    )


@functools.cache
def answer_model(answer: Any) -> type[Schema]:
    """Return the model that Ninja wraps an answer in."""
    return type("NinjaResponseSchema", (Schema,), {"__annotations__": {"response": answer}})


def shared_model(_operation: Operation, answer: Any) -> type[Schema] | None:
    """Let operations with the same answer share its model.

    Ninja makes one for each status of each operation, and most are the same refusal: that took a
    web process a third of its start.
    """
    return None if answer is None else answer_model(answer)


Operation._create_response_model = shared_model  # type: ignore[method-assign, assignment]


def answers(ok: Any, *statuses: int, status: int = 200) -> dict[int, Any]:
    """Return the answers of an operation for the schema: its own, and the errors of all."""
    usual = (400, 401, 403, 413, 415, 422, 429, 503)
    return {status: ok, **dict.fromkeys((*usual, *statuses), Error)}


def with_its_status(router: Router) -> Router:
    """Let operations return what they made; the success they declare (201, 204) is sent with it."""
    for view in router.path_operations.values():
        for operation in view.operations:
            good = [s for s in operation.response_models if isinstance(s, int) and s < 300]
            if len(good) == 1 and good[0] != 200:
                operation.view_func = sending(good[0], operation.view_func)
    return router


def sending(status: int, operation: Callable[..., Any]) -> Callable[..., Any]:
    """Return an operation whose results are sent with a status."""

    @functools.wraps(operation)
    def sent(*args: Any, **kwargs: Any) -> Any:
        result = operation(*args, **kwargs)
        if isinstance(result, (HttpResponseBase, Status)):
            return result
        return Status(status, result)

    return sent
