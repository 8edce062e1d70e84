import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../../journey.ts";
import { Crawl } from "./crawl.ts";
import { ledTo, screensOf, shapeOf, type Who } from "./screens.ts";
import { WALKED } from "./walked.ts";

/** Walks every screen of somebody and what it leads to, through every form there; nothing is lost, and no form is left out. */
export async function walkEveryForm(page: Page, context: BrowserContext, who: Who): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const crawl = new Crawl(page);
  await crawl.begin();
  const first = screensOf(who);
  const seen = new Set(first.map(shapeOf));
  for (const address of first) await crawl.walk(address);
  for (let found = ledTo(who, crawl.links, seen); found.length > 0; found = ledTo(who, crawl.links, seen))
    for (const address of found) await crawl.walk(address);
  expect(crawl.faults).toEqual([]);
  expect(WALKED[who].filter((name) => !crawl.visited.has(name))).toEqual([]);
}
