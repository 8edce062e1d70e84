import type { Page } from "@playwright/test";

/** How the page's own server answers what would change something: as it is, not at all, or with a fault. */
export type Server = "real" | "unreachable" | "broken";

type Watched = { focused: string[]; submitted: string[]; attempts: number; server: Server };
declare global {
  interface Window {
    journey: Watched;
  }
}

/**
 * Before any script of the page: counts what it asks of the server, holds it back unless told otherwise, so that walking through every form
 * changes nothing, and notes where focus goes and which form is submitted.
 */
export async function watchForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { focused: [], submitted: [], attempts: 0, server: "unreachable" };
    window.journey = watched;
    const real = window.fetch;
    window.fetch = async (...request) => {
      const asked = new Request(...request);
      if (asked.method === "GET") return real(...request);
      watched.attempts += 1;
      if (watched.server === "unreachable") throw new TypeError("Failed to fetch");
      if (watched.server === "broken") return new Response("", { status: 500 });
      return real(...request);
    };
    const nameOf = (element: unknown) =>
      element instanceof Element ? (element.closest("[data-form]")?.getAttribute("data-form") ?? element.tagName) : "";
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) watched.focused.push(target.getAttribute("data-journey") ?? nameOf(target));
    });
    document.addEventListener("submit", ({ target }) => watched.submitted.push(nameOf(target)), true);
  });
}

export const setServer = (page: Page, server: Server): Promise<void> =>
  page.evaluate((is) => {
    window.journey.server = is;
  }, server);

/** What happened since the last time this was asked. */
export const takeWatched = (page: Page): Promise<Omit<Watched, "server">> =>
  page.evaluate(() => {
    const { focused, submitted, attempts } = window.journey;
    Object.assign(window.journey, { focused: [], submitted: [], attempts: 0 });
    return { focused, submitted, attempts };
  });
