import { expect, test } from "./journey.ts";
import { CARDS, payByCard, writeAddress, writeCard } from "./steps/card.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, goToPix, productOfManyLicenses, paidProducts, putInCart, writeBuyer } from "./steps/shop.ts";

test("with a saved card it is two clicks from product to files; Esc and Back close and give everything back", async ({
  page,
  request,
}) => {
  const first = await productOfManyLicenses(request);
  const second = (await paidProducts(request, 2)).find((slug) => slug !== first) ?? "";
  await putInCart(page, first);
  await page.goto("/finalizar-compra");
  const license = page.getByLabel(/^Licença de /);
  const total = page.getByRole("complementary", { name: "Resumo do pedido" }).getByRole("definition").last();
  const narrowTotal = await total.innerText();
  await license.selectOption({ index: 1 });
  await expect(total).not.toHaveText(narrowTotal);
  await expect(license.locator("option").nth(1)).toContainText(await total.innerText());
  await license.selectOption({ index: 0 });
  await expect(total).toHaveText(narrowTotal);
  await writeBuyer(page, somebody());
  await writeCard(page, { number: CARDS.approved });
  await page.getByLabel("Salvar este cartão para a próxima compra").check();
  await payByCard(page).click();
  await page.waitForURL(/\?novo=1$/);

  await page.goto(`/produto/${first}`);
  await expect(page.locator("[data-owned-license]")).toContainText("Você já tem este material");
  const addToCart = page.getByRole("button", { name: "Adicionar ao carrinho" });
  await expect(addToCart).toHaveCount(0);
  await page.locator('input[name="licenca"]').nth(1).check();
  await expect(addToCart).toBeVisible();

  await page.goto(`/produto/${second}`);
  await expect(page.getByLabel(/^Sua conta, /)).toBeVisible();
  const buy = page.getByRole("button", { name: "Comprar agora" }).first();
  const overlay = page.getByRole("dialog", { name: "Fechar o pedido" });
  await buy.focus();
  await page.keyboard.press("Enter");
  await expect(payByCard(page)).toBeVisible();
  await expect(page).toHaveURL(/\/finalizar-pedido$/);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/produto/${second}$`));
  await expect(buy).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(payByCard(page)).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();

  await page.keyboard.press("Enter");
  await expect(overlay.getByText("Visa final 0010")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Fechar o pedido" })).toBeVisible();
  await page.goto(`/produto/${second}`);
  await expect(page.getByLabel(/^Sua conta, /)).toBeVisible();
  await buy.click();
  await payByCard(page).click();
  await page.waitForURL(/\?novo=1$/);
  await expectFiles(page, new URL(page.url()).pathname.split("/").at(-1) ?? "");
});

test("cards are saved without buying, nicknamed, made the default and removed", async ({ page, request }) => {
  const [slug = ""] = await paidProducts(request, 1);
  await putInCart(page, slug);
  await page.goto("/finalizar-compra");
  await writeBuyer(page, somebody());
  await writeCard(page, { number: CARDS.approved });
  await page.getByLabel("Salvar este cartão para a próxima compra").check();
  await payByCard(page).click();
  await page.waitForURL(/\?novo=1$/);

  await page.goto("/adicionar-cartao");
  await page.getByLabel("Número do cartão").fill("5555 5555 5555 4444");
  await page.getByLabel("Nome impresso no cartão").fill("MARINA PRADO");
  await page.getByLabel("Validade").fill("12/31");
  await page.getByLabel("Código", { exact: true }).fill("123");
  await writeAddress(page);
  await page.getByRole("textbox", { name: "Apelido" }).fill("Cartão da escola");
  await page.getByRole("button", { name: "Salvar cartão" }).click();
  await expect(page.getByText("Cartão salvo.")).toBeVisible();
  const school = page.locator('[data-card="4444"]');
  await expect(school).toContainText("Cartão da escola");
  await expect(school).toContainText("Mastercard final 4444");
  await school.getByRole("button", { name: "Usar como padrão" }).click();
  await expect(school.getByText("Padrão", { exact: true })).toBeVisible();
  await school.getByRole("button", { name: /^Remover/ }).click();
  const dialog = page.getByRole("alertdialog", { name: "Remover este cartão?" });
  await expect(dialog).toContainText("Visa final 0010 passa a ser o padrão.");
  await dialog.getByRole("button", { name: "Remover cartão" }).click();
  await expect(page.getByText("Cartão removido. Visa final 0010 é o padrão agora.")).toBeVisible();
  await expect(school).toHaveCount(0);
});

test("a guest buys over the page, from the product to the Pix code", async ({ page, request }) => {
  const [slug = ""] = await paidProducts(request, 1);
  await page.goto(`/produto/${slug}`);
  await page.getByRole("button", { name: "Comprar agora" }).first().click();
  const overlay = page.getByRole("dialog", { name: "Fechar o pedido" });
  await expect(overlay.getByLabel("E-mail")).toBeVisible();
  await expect(page).toHaveURL(/\/finalizar-pedido$/);
  await writeBuyer(page, somebody());
  await goToPix(page);
});
