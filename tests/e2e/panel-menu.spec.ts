import { expect, test } from "./journey.ts";
import { signIn } from "./steps/doorway.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";

test("a sale's page marks the sales in the menu, by whatever address one comes", async ({ page }) => {
  await signIn(page, "autora@demo.test", DEMO_PASSWORD, "/painel/pedidos?aba=vendas");
  await page.locator("main a[href*='linha=']").first().click();
  const sale = page.locator("a[href^='/painel/pedidos/'][href*='-']").first();
  const address = new URL((await sale.getAttribute("href")) ?? "", "http://feira").pathname;
  for (const [width, label] of [
    [390, "Vendas"],
    [1280, "Minhas vendas"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const search of ["", "?aba=vendas"]) {
      await page.goto(address + search);
      await expect(page.getByRole("heading", { level: 1, name: /^(Pedido|Venda)/ })).toBeVisible();
      const menu = page.getByRole("navigation", { name: "Painel" }).filter({ visible: true });
      await expect(menu.locator("[aria-current=page]")).toHaveText([label]);
    }
  }
});
