import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";

const LONGEST_MS = 10_000;
const QUIET_MS = 500;

type Traffic = { under: Map<Request, number>; last: number };
const traffics = new WeakMap<Page, Traffic>();

/**
 * Opening an address ends when its scripts answer what is pressed, as it does for a person: on a busy machine a page is drawn long
 * before. What a press does until then has journeys of its own, without scripts.
 */
export function openAwake(context: BrowserContext): void {
  context.on("page", (page) => {
    listen(page);
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...to) => afterwards(page, await goto(...to));
    page.reload = async (...how) => afterwards(page, await reload(...how));
  });
}

/** What the page asks for by itself has come: nothing is under way for half a second, streams of news aside. */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error("this page was not opened by a journey");
  traffic.last = Date.now();
  const isQuiet = () => {
    const now = Date.now();
    const waiting = [...traffic.under.values()].some((since) => now - since < LONGEST_MS);
    return !waiting && now - traffic.last >= QUIET_MS;
  };
  await expect.poll(isQuiet, { intervals: [100], timeout: 60_000 }).toBe(true);
}

function listen(page: Page): void {
  const traffic: Traffic = { under: new Map(), last: Date.now() };
  traffics.set(page, traffic);
  const end = (request: Request): void => {
    if (traffic.under.delete(request)) traffic.last = Date.now();
  };
  page.on("request", (request) => {
    if (request.resourceType() !== "eventsource") traffic.under.set(request, Date.now());
  });
  page.on("requestfinished", end).on("requestfailed", end);
}

async function afterwards<R>(page: Page, answer: R): Promise<R> {
  await page.waitForFunction(isAwake, null, { timeout: LONGEST_MS }).catch(() => undefined);
  return answer;
}

/** React leaves its mark on each element it has taken over; what has no buttons has nothing to wait for. */
const isAwake = (): boolean =>
  [...document.querySelectorAll("header button, main button")].every((one) =>
    Object.keys(one).some((key) => key.startsWith("__react")),
  );
