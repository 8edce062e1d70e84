import { chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "../../dev/cli/browser.ts";
import type { Autoria } from "../contenders/autoria.ts";
import { firstProduct } from "../market.ts";

const SLOWER = 4;
const REST_MS = 1_200;

type Press = { press: string; on: string; by: (page: Page) => Promise<void> };

const heart = (page: Page) => page.getByRole("button", { name: /^Favoritar / }).first();

const pressesOf = (product: string): Press[] => [
  { on: "/", press: "heart", by: (page) => heart(page).tap() },
  { on: "/", press: "a letter in the search", by: (page) => page.getByRole("combobox").first().pressSequentially("fra") },
  { on: "/", press: "menu", by: (page) => page.getByRole("button", { name: "Abrir menu" }).tap() },
  { on: "/produtos", press: "glance", by: (page) => page.getByRole("link", { name: "Espiar" }).first().tap() },
  { on: "/produtos", press: "filters", by: (page) => page.getByRole("button", { name: /^Filtrar/ }).tap() },
  { on: product, press: "licence", by: (page) => page.getByRole("radio").last().tap() },
  { on: product, press: "reader", by: (page) => page.getByRole("button", { name: /^Folhear amostra/ }).tap() },
  { on: product, press: "to the cart", by: (page) => page.getByRole("button", { name: "Adicionar ao carrinho" }).first().tap() },
  {
    on: "/finalizar-compra",
    press: "a letter in the form",
    by: (page) => page.getByLabel("Nome completo").pressSequentially("Ana"),
  },
  { on: "/finalizar-compra", press: "card", by: (page) => page.getByRole("radio", { name: /Cartão/ }).tap() },
];

/** From a press to the paint that answers it, the slowest of each, as the browser tells it, on a phone's screen and a processor four times slower. */
export async function inp(autoria: Autoria) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await context.addInitScript(watch);
  try {
    const lines = [];
    for (const { on, press, by } of pressesOf(`/produto/${await firstProduct(autoria)}`)) {
      const page = await context.newPage();
      await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.goto(autoria.url + on, { waitUntil: "networkidle" });
      await page
        .getByRole("button", { name: "Recusar" })
        .tap({ timeout: 1_000 })
        .catch(() => undefined);
      await page.waitForTimeout(REST_MS);
      await page.evaluate(() => Object.assign(window, { slowestMs: 0 }));
      await by(page);
      await page.waitForTimeout(REST_MS);
      const ms = await page.evaluate(() => (window as unknown as { slowestMs: number }).slowestMs);
      lines.push({ page: on.replace(/(?<=\/produto\/).+/, "…"), press, "slowest ms": ms || "< 16" });
      await page.close();
    }
    return lines;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function watch(): void {
  const told = window as unknown as { slowestMs: number };
  told.slowestMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) told.slowestMs = Math.max(told.slowestMs, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
