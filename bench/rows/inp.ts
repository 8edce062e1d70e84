import { chromium, type Locator, type Page } from "@playwright/test";
import { ensureBrowser } from "../../dev/cli/browser.ts";
import type { Autoria } from "../contenders/autoria.ts";
import { firstProduct } from "../market.ts";
import { median } from "../rounds.ts";

const ROUNDS = 5;
const SLOWER = 4;
const REST_MS = 1_200;

type Press = { press: string; on: string; by: (page: Page) => Promise<void> };

/** Presses what has come to rest mid-screen, as a finger does: a page still scrolling, or listeners put there to aim, would be measured too. */
async function tap(what: Locator): Promise<void> {
  await what.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await what.page().waitForTimeout(REST_MS);
  const box = await what.boundingBox();
  if (!box) throw new Error("nothing to press");
  await what.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const pressesOf = (product: string): Press[] => [
  { on: "/", press: "heart", by: (page) => tap(page.getByRole("button", { name: /^Favoritar / }).first()) },
  { on: "/", press: "a letter in the search", by: (page) => page.getByRole("combobox").first().pressSequentially("fra") },
  { on: "/", press: "menu", by: (page) => tap(page.getByRole("button", { name: "Abrir menu" })) },
  { on: "/produtos", press: "glance", by: (page) => tap(page.getByRole("link", { name: "Visualização rápida" }).first()) },
  { on: "/produtos", press: "filters", by: (page) => tap(page.getByRole("button", { name: /^Filtrar/ })) },
  { on: product, press: "licence", by: (page) => tap(page.getByRole("radio").last()) },
  { on: product, press: "reader", by: (page) => tap(page.getByRole("button", { name: /^Ver prévia/ })) },
  { on: product, press: "to the cart", by: (page) => tap(page.getByRole("button", { name: "Adicionar ao carrinho" }).first()) },
  {
    on: "/finalizar-compra",
    press: "a letter in the form",
    by: (page) => page.getByLabel("Nome completo").pressSequentially("Ana"),
  },
  { on: "/finalizar-compra", press: "card", by: (page) => tap(page.getByRole("radio", { name: /Cartão/ })) },
];

/** From a press to the paint that answers it, as the browser tells it, on a phone's screen and a processor four times slower. */
export async function inp(autoria: Autoria) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const presses = pressesOf(`/produto/${await firstProduct(autoria)}`);
    const taken = presses.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      // Somebody new each time, who fills the cart on the way to the checkout.
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await context.addInitScript(watch);
      for (const [i, { on, by }] of presses.entries())
        taken[i]?.push(await slowestOf(await context.newPage(), autoria.url + on, by));
      await context.close();
    }
    return presses.map(({ on, press }, i) => ({
      page: on.replace(/(?<=\/produto\/).+/, "…"),
      press,
      "median ms": median(taken[i] ?? []),
      "slowest ms": Math.max(...(taken[i] ?? [])),
    }));
  } finally {
    await browser.close();
  }
}

/** The slowest answer to what is pressed; 0 when all came within a frame. */
async function slowestOf(page: Page, url: string, by: Press["by"]): Promise<number> {
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "networkidle" });
  await page
    .getByRole("button", { name: "Recusar" })
    .evaluate((button: HTMLElement) => button.click(), undefined, { timeout: 1_000 })
    .catch(() => undefined);
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => Object.assign(window, { slowestMs: 0 }));
  await by(page);
  await page.waitForTimeout(REST_MS);
  const ms = await page.evaluate(() => (window as unknown as { slowestMs: number }).slowestMs);
  await page.close();
  return ms;
}

/** Runs in the page. */
function watch(): void {
  const page = window as unknown as { slowestMs: number };
  page.slowestMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) page.slowestMs = Math.max(page.slowestMs, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
