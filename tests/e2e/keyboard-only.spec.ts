import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { tabTo } from "./steps/keyboard.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, orderOn, paidProduct, payButton } from "./steps/shop.ts";

test("the whole purchase is made only by keyboard", async ({ page, request }) => {
  const person = somebody("Teresa Lima");
  const slug = await paidProduct(request);
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#conteudo");

  await page.goto(`/produto/${slug}`);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.goto("/");
  await tabTo(page, page.getByRole("combobox", { name: "Buscar" }).first());
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/produtos\?busca=/);
  // The home page shows the same product, until the answer comes.
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  const found = page.locator(`[data-product="${slug}"]`).getByRole("link").first();
  await tabTo(page, found);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/produto/${slug}`);
  // A screen reader hears which page came.
  await expect(page.locator("body > [aria-live]")).toContainText(title);

  const add = page.getByRole("button", { name: "Adicionar ao carrinho" });
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  const inCart = page.getByRole("button", { name: "No carrinho" }).first();
  await expect(inCart).toBeFocused();
  await page.keyboard.press("Enter");
  const cart = page.getByRole("dialog", { name: "Carrinho" });
  await expect(cart).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
  await expect(inCart).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, cart.getByRole("link", { name: "Finalizar compra" }), 20);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/finalizar-compra");

  await expect(payButton(page)).toBeEnabled();
  for (const [label, words] of [
    ["E-mail", person.email],
    ["Nome completo", person.name],
    ["CPF", person.document],
  ] as const) {
    await tabTo(page, page.getByLabel(label), 40);
    await page.keyboard.type(words);
  }
  await tabTo(page, payButton(page), 40);
  await page.keyboard.press("Enter");
  const orderId = await orderOn(page);
  const code = await pixCodeOn(page);
  await tabTo(page, page.getByRole("button", { name: "Copiar código Pix" }), 40);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Código copiado").first()).toBeVisible();
  await payPix(code);
  await expectFiles(page, orderId);

  const file = page.getByRole("link", { name: /^Baixar / }).first();
  await tabTo(page, file, 60);
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(await download.failure()).toBeNull();
});
