import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { openPage, PHONE, rest } from "./phone.ts";

/** Pages of one kind looked at: products by the hundred are drawn by the same code. */
const OF_A_KIND = 12;

export type Faults = { pages: number; console: string[]; axe: string[] };

/** The public addresses the sitemap names, a few of each kind. */
export async function publicAddresses(url: string): Promise<string[]> {
  const files = await placesOf(`${url}/sitemap.xml`);
  const found = await Promise.all(
    files.map(async (file) => (await placesOf(file)).slice(0, file.includes("paginas") ? 200 : OF_A_KIND)),
  );
  return found.flat().map((place) => pathOf(place));
}

/** The pages in the menu of who is signed in. */
export async function panelAddresses(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('nav[aria-label="Painel"] a, nav[aria-label="Todas as páginas do painel"] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(hrefs.filter((href) => href.startsWith("/painel")))];
}

/** Opens each address and keeps what the console complained of and what axe found serious. */
export async function crawl(context: BrowserContext, addresses: string[], faults: Faults): Promise<void> {
  const page = await context.newPage();
  let here = "";
  page.on("console", (message) => {
    if (message.type() === "error") faults.console.push(`${here}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.console.push(`${here}: ${error.message}`));
  for (here of addresses) {
    await openPage(page, here);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ["violations"] })
      .analyze();
    for (const { id, impact } of violations) if (impact === "serious" || impact === "critical") faults.axe.push(`${here}: ${id}`);
    faults.pages++;
  }
  await page.close();
}

/** How tall a page is once everything below the screen was drawn. */
export async function heightOf(page: Page, address: string): Promise<number> {
  await openPage(page, address);
  const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await whole()); top += PHONE.height / 2) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await rest(page);
  }
  return whole();
}

async function placesOf(file: string): Promise<string[]> {
  const text = await (await fetch(file)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place.replaceAll("&amp;", "&"));
}

const pathOf = (place: string): string => place.replace(/^https?:\/\/[^/]+/, "") || "/";
