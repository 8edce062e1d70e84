import { expect, test } from "./journey.ts";
import { paidProducts } from "./steps/shop.ts";
import { weighing } from "./steps/weights.ts";

/** A page that asks for nothing for this long has asked for what it wants once it is idle. */
const QUIET_SECONDS = 1.5;

test("a first visit by phone downloads little: no page grows unnoticed", async ({ openBrowser, request }) => {
  const [slug = ""] = await paidProducts(request, 1);
  for (const [address, scripts] of [
    ["/", 140],
    ["/produtos", 150],
    [`/produto/${slug}`, 160],
    ["/finalizar-compra", 165],
    ["/auth/login", 160],
  ] as const) {
    const context = await openBrowser({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const { kilobytes, quietSeconds } = await weighing(page);
    await page.goto(address);
    await expect.poll(quietSeconds, { timeout: 60_000, intervals: [100] }).toBeGreaterThanOrEqual(QUIET_SECONDS);
    expect(Math.round(kilobytes("Script")), `scripts de ${address}`).toBeGreaterThan(0);
    expect(Math.round(kilobytes("Script")), `scripts de ${address}`).toBeLessThanOrEqual(scripts);
    expect(Math.round(kilobytes("Stylesheet")), `estilos de ${address}`).toBeLessThanOrEqual(25);
    expect(Math.round(kilobytes("Font")), `letras de ${address}`).toBeLessThanOrEqual(120);
    await context.close();
  }
});
