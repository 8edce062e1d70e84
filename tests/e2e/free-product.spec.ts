import { expect, test } from "./journey.ts";
import { somebody } from "./steps/people.ts";
import { writeBuyer } from "./steps/shop.ts";

for (const width of [390, 1280]) {
  test(`at ${width} px a visitor takes a free product: nothing on the way speaks of buying or paying`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const list = await (await request.get("/produtos?gratis=1")).text();
    const slug = /data-product="([a-z0-9-]+)"/.exec(list)?.[1];
    await page.goto(`/produto/${slug}`);
    await expect(page.getByRole("button", { name: "Comprar agora" })).toHaveCount(0);
    await page.getByRole("button", { name: "Pegar grátis" }).first().click();
    await page.waitForURL("**/finalizar-pedido");
    await writeBuyer(page, somebody());
    const order = page.getByRole("dialog");
    await expect(order).toContainText("Vai no recibo e no contrato.");
    await expect(order).not.toContainText("O Pix e o cartão");
    await order.getByRole("button", { name: "Pegar grátis" }).click();
    await page.waitForURL(/\/painel\/pedidos\/[0-9a-f-]{36}/);
    await expect(page.getByRole("link", { name: /^Baixar / }).first()).toBeVisible();
  });
}
