import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator, presses = 120): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return expectSeen(target);
  }
  throw new Error(`${String(target)} was not reached by ${presses} presses of Tab`);
}

/** The focus is on the screen and outlined: on the element itself, over its card, or around its frame. */
export async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const isOutlined = await target.evaluate((element) => {
    const outlines = [getComputedStyle(element), getComputedStyle(element, "::after")];
    for (let frame = element.parentElement; frame && outlines.length < 5; frame = frame.parentElement)
      outlines.push(getComputedStyle(frame));
    return outlines.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px");
  });
  expect(isOutlined, `${String(target)} shows the focus`).toBe(true);
}

type Stop = { words: string; isCovered: boolean; isOutside: boolean };

/**
 * Tabs through the page from its top until the focus leaves it or comes round, and answers where it stopped: what has it in words,
 * whether something fixed hides it whole, whether it is off the screen.
 */
export async function tabThrough(page: Page, presses = 250): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    for (const marked of document.querySelectorAll("[data-tabbed]")) marked.removeAttribute("data-tabbed");
  });
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(async () => {
      // The page scrolls to the focus before it paints again.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // Day, month and year of a date are stops of one field.
      const isSame = element.getAttribute("data-tabbed") === "now";
      if (element.hasAttribute("data-tabbed") && !isSame) return null;
      document.querySelector("[data-tabbed=now]")?.setAttribute("data-tabbed", "before");
      element.setAttribute("data-tabbed", "now");
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
      const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
      const points = [0.05, 0.5, 0.95].flatMap((at) =>
        [0.1, 0.5, 0.9].map((down) => [x + width * at, y + height * down] as const),
      );
      // An input that draws nothing is seen by its label, a link over its card by the card.
      const own = (at: Element | null) =>
        at !== null && (element.contains(at) || at.contains(element) || (at.closest("label")?.contains(element) ?? false));
      return {
        words: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? ""}`,
        isCovered: width > 1 && height > 1 && !points.some(([px, py]) => own(document.elementFromPoint(px, py))),
        isOutside: width <= 0 || height <= 0,
      };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus never came round after ${presses} presses of Tab`);
}
