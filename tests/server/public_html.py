"""Reading a page as a search engine, a link preview or a browser without JavaScript does."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

Attributes = dict[str, str]


@dataclass
class Page:
    """What stands in a page."""

    language: str = ""
    title: str = ""
    headings: list[str] = field(default_factory=list)  # the levels, in order
    meta: dict[str, list[str]] = field(default_factory=dict)  # by name or property
    links: list[Attributes] = field(default_factory=list)  # in the head
    anchors: list[Attributes] = field(default_factory=list)
    images: list[Attributes] = field(default_factory=list)
    scripts: list[Attributes] = field(default_factory=list)
    inline: list[str] = field(default_factory=list)  # what the content policy would block
    ids: list[str] = field(default_factory=list)
    words: str = ""

    def one(self, name: str) -> str:
        """Return the only value of a meta element."""
        (value,) = self.meta[name]
        return value

    def linked(self, rel: str) -> list[Attributes]:
        """Return the links of a kind."""
        return [link for link in self.links if link["rel"] == rel]

    @property
    def alternates(self) -> dict[str, str]:
        """Return the URL for each language code."""
        found = self.linked("alternate")
        by_code = {link["hreflang"]: link["href"] for link in found}
        assert len(by_code) == len(found)
        return by_code


class Reader(HTMLParser):
    """Collects a page; scripts are not run."""

    def __init__(self) -> None:
        super().__init__()
        self.page = Page()
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        given = {name: value or "" for name, value in attrs}
        page = self.page
        self.inside.append(tag)
        page.inline += [f"{tag} {name}" for name in given if name == "style" or name[:2] == "on"]
        if "id" in given:
            page.ids.append(given["id"])
        if tag == "html":
            page.language = given["lang"]
        elif tag == "meta":
            name = given.get("name") or given.get("property") or ""
            if "media" not in given:
                page.meta.setdefault(name, []).append(given.get("content", ""))
        elif tag == "style":
            page.inline.append(tag)
        elif tag in ("h1", "h2", "h3", "h4"):
            page.headings.append(tag)
        lists = {"a": page.anchors, "img": page.images, "link": page.links, "script": page.scripts}
        if tag in lists:
            lists[tag].append(given)

    def handle_endtag(self, tag: str) -> None:
        """Note the end of an element."""
        while self.inside and self.inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Note text."""
        if "title" in self.inside:
            self.page.title += data
        elif "body" in self.inside and "script" not in self.inside:
            self.page.words += data


def read_page(html: str) -> Page:
    """Return what stands in a page."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    return reader.page
