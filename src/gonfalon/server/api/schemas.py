"""Schemas shared by several routers."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Annotated, Any

from django.http.response import HttpResponseBase
from ninja import Router, Status
from ninja import Schema as Schema
from ninja.operation import Operation
from pydantic import ConfigDict, Field


class Strict(Schema):
    """An input schema: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Error(Schema):
    """The body of every error response."""

    code: Annotated[str, Field(description="stable, for programs")]
    message: str
    rule: Annotated[str, Field(description="the rule it rests on, or empty")] = ""


@functools.cache
def answer_model(answer: Any) -> type[Schema]:
    """Return the model in which Ninja wraps a response."""
    return type("NinjaResponseSchema", (Schema,), {"__annotations__": {"response": answer}})


def shared_model(_operation: Operation, answer: Any) -> type[Schema] | None:
    """Let operations with the same response share its model.

    Ninja makes one for each status of each operation, and most are the same error: that took a
    third of a web process's startup time.
    """
    return None if answer is None else answer_model(answer)


Operation._create_response_model = shared_model  # type: ignore[method-assign, assignment]


def answers(ok: Any, *statuses: int, status: int = 200) -> dict[int, Any]:
    """Return the responses of an operation for the schema: its own, and the common errors."""
    usual = (400, 401, 403, 413, 415, 422, 429, 503)
    return {status: ok, **dict.fromkeys((*usual, *statuses), Error)}


def with_its_status(router: Router) -> Router:
    """Send results with the success status that an operation declares (201, 204)."""
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
