import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { settled } from "./steps/awake.ts";
import { expectNoSideScroll } from "./steps/looking.ts";
import { paidProduct, putInCart } from "./steps/shop.ts";

/** Small phones, tablets upright and lying, and the windows between. */
const WIDTHS = [320, 600, 640, 768, 820, 900, 1024, 1180];

test("no page on the way to a purchase is wider than the window, on tablets and windows of any width", async ({
  page,
  request,
}) => {
  const slug = await paidProduct(request);
  const product = `/produto/${slug}`;
  for (const address of ["/", "/produtos", "/lojas", product, "/auth/login", "/ajuda", "/blog"])
    await lookAtWidths(page, address);
  await page.goto(product);
  const store = await page.locator('main a[href^="/loja/"]').first().getAttribute("href");
  await putInCart(page, slug);
  for (const address of [store ?? "", product, "/finalizar-pedido"]) await lookAtWidths(page, address);
});

async function lookAtWidths(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await settled(page);
  await expect(page.locator("h1").first()).toBeAttached();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page, address);
  }
}
