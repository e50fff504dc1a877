"""What tests of the replay page do again and again."""

from playwright.sync_api import Locator, Page, expect


def slider(page: Page) -> Locator:
    return page.locator("input[type=range]")


def plies(page: Page) -> int:
    return int(slider(page).get_attribute("max") or 0)


def at(page: Page, moment: int, perspective: str = "everything") -> None:
    """Expect this moment on the board and on the scrubber."""
    expect(page.locator(f"main.table[data-at='{moment}'][data-perspective='{perspective}']")).to_be_visible()
    expect(slider(page)).to_have_value(str(moment))


def marks(page: Page) -> list[int]:
    return [int(mark.get_attribute("data-mark") or 0) for mark in page.locator("[data-mark]").all()]


def see(page: Page, perspective: str) -> None:
    """Choose whose view is shown."""
    page.locator(".as select").select_option(perspective)
    page.locator(f"main.table[data-perspective='{perspective}']").wait_for()


def still(page: Page) -> bool:
    """Whether the page itself has nothing to scroll."""
    root = "document.documentElement"
    return bool(page.evaluate(f"() => {root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth"))
