"""Fields are declared; constructor, slots, `clone`, `dump`, `load` and dispatch follow from them.

::

    @declared
    class Haggle(Procedure[FairState]):
        NAME = "haggle"
        PHASES = ("ask_price", "do_pay")

        seat: int = 0
        offers: list[int] = later([])  # no parameter of the constructor

Steps, states and parts of them (`Step`, `State`, `Part`) get the methods that one would write by
hand, as text that is compiled when the first of them is called; tracebacks and debuggers show it,
and so does `gonfalon fields --show`. What a class writes itself is left alone. A class without
fields of its own says `__slots__ = ()` and needs no decorator.

A class whose constructor computes something writes `__init__` and declares its fields without
values, or with `later()` where a type checker wants one. A clone passes it what it requires, by
the names of fields, and sets everything else afterwards. Subclasses with fields of their own write
their constructors, too.

Words around the type of a field say what is special about it:

* `Shared[X]`: clones keep the reference.
* `Derived[X]`: not saved; the class's `derive` works it out after loading. A step that has such a
  field writes `dump` itself.
* `Bound[X]`: refers into `packs`; neither cloned nor saved, `bind` renews it.
* `Given[X]`: required by the constructor, so whoever loads hands it over again. Shared, not saved.

Wheels carry the methods written out (`build_backend/methods.py`), so what happens here when a class
is made matters to sources and to packages of others. This package is never compiled.
"""

from gonfalon.kernel.fields.field import Bound, Derived, Given, Shared, later
from gonfalon.kernel.fields.making import declared, prepare
from gonfalon.kernel.fields.writing import written

__all__ = ["Bound", "Derived", "Given", "Shared", "declared", "later", "prepare", "written"]
