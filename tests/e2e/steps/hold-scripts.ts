import type { Page } from "@playwright/test";

/** Keeps the page's scripts on their way until told to let them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let isHeld = true;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  return () => {
    isHeld = false;
  };
}
