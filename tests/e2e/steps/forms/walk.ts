import type { Page } from "@playwright/test";
import { Crawl } from "./crawl.ts";
import { ledTo, screensOf, shapeOf, type Who } from "./screens.ts";

/** Walks every screen of somebody and what it leads to, through every form there. */
export async function walkEveryForm(page: Page, who: Who, more: string[] = []): Promise<Crawl> {
  const crawl = new Crawl(page);
  await crawl.begin();
  const seen = new Set<string>();
  const walk = async (addresses: string[]) => {
    for (const address of addresses) {
      const started = Date.now();
      await crawl.walk(address);
      if (process.env.FORMS_SPEED) console.log(`== ${Date.now() - started} ms ${address}`);
    }
  };
  const { FORMS_ONLY } = process.env;
  if (FORMS_ONLY) {
    await walk(FORMS_ONLY.split(" "));
    return crawl;
  }
  const first = [...new Set([...screensOf(who), ...more])];
  for (const address of first) seen.add(shapeOf(address));
  await walk(first);
  await walk(ledTo(who, crawl.links, seen));
  return crawl;
}
