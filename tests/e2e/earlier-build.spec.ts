import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { settled } from "./steps/awake.ts";
import { chargesOfOrder, payPix, pixCodeOn } from "./steps/bank.ts";
import { CARDS, payByCard, writeCard } from "./steps/card.ts";
import { deleteFile, deleteFileForGood, documentsOf, renameFunction } from "./steps/earlier-build.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, goToPix, paidProduct, putInCart, writeBuyer } from "./steps/shop.ts";

const bar = (page: Page) => page.getByRole("alert").filter({ hasText: "O site foi atualizado" });
const update = (page: Page) => bar(page).getByRole("button", { name: "Atualizar a página" });

test.beforeEach(({ expected }) => {
  expected.push(/status of 404 .*\/assets\//, /of this page did not come|Esta página ficou antiga/);
});

test("a link whose page is of an earlier build arrives by itself, and what was typed before it is still there", async ({
  page,
}) => {
  await page.goto("/ajuda/contato");
  await page.getByLabel("Nome").first().fill("Iara da Conceição");
  await page.getByLabel("E-mail para a resposta").fill("iara@example.com");
  const documents = documentsOf(page);
  await deleteFile(page, /\/assets\/faq-[^/]+\.js$/);
  await page.locator('a[href="/faq"]').first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/perguntas/i);
  expect(documents()).toBe(1);
  await settled(page);
  await page.goBack();
  await expect(page.getByLabel("Nome").first()).toHaveValue("Iara da Conceição");
  await expect(page.getByLabel("E-mail para a resposta")).toHaveValue("iara@example.com");
});

test("on the checkout a part that is gone reloads it: the buyer's words and the place in the page return", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const buyer = somebody();
  await putInCart(page, await paidProduct(request));
  await page.goto("/finalizar-compra");
  await writeBuyer(page, buyer);
  const documents = documentsOf(page);
  await deleteFile(page, /\/assets\/card-payment-[^/]+\.js$/);
  const card = page.getByRole("radio", { name: "Cartão de crédito" });
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card.check();
  await expect.poll(documents).toBe(1);
  await expect(page.getByLabel("E-mail")).toHaveValue(buyer.email);
  await expect(page.getByLabel("Nome completo")).toHaveValue(buyer.name);
  await expect(page.getByLabel("CPF", { exact: true })).not.toHaveValue("");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  await expect(bar(page)).toHaveCount(0);
});

test("the purchase over a product opens again by itself after its scripts were replaced", async ({ page, request }) => {
  await page.goto(`/produto/${await paidProduct(request)}`);
  await deleteFile(page, /\/assets\/order-overlay-[^/]+\.js$/);
  const documents = documentsOf(page);
  await page.getByRole("button", { name: "Comprar agora" }).first().click();
  await expect(page.getByLabel("Nome completo")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pagar/ }).first()).toBeVisible();
  expect(documents()).toBe(1);
});

test("an order whose next page is gone is placed once, and arrives at its code", async ({ page, request }) => {
  await putInCart(page, await paidProduct(request));
  await page.goto("/finalizar-compra");
  await writeBuyer(page, somebody());
  const documents = documentsOf(page);
  await deleteFile(page, /\/assets\/(finalizar-compra\.pagar\.pix|purchase-dialog)[^/]+\.js$/);
  const orderId = await goToPix(page);
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
  expect(await chargesOfOrder(orderId)).toHaveLength(1);
  expect(documents()).toBeGreaterThan(0);
});

test("a card that was typed is not lost: nothing is sent, and the page asks before it reloads", async ({ page, request }) => {
  await putInCart(page, await paidProduct(request));
  await page.goto("/finalizar-compra");
  await writeBuyer(page, somebody());
  await writeCard(page, { number: CARDS.approved });
  const documents = documentsOf(page);
  const placed: string[] = [];
  page.on("request", (request) => void (request.url().includes("placeOrder") && placed.push(request.url())));
  await deleteFile(page, /\/assets\/(exchange-card|purchase-dialog)-[^/]+\.js$/);
  await payByCard(page).click();
  await expect(bar(page)).toContainText("é pedido de novo");
  await expect(page.getByLabel("Número do cartão")).toHaveValue("4000 0000 0000 0010");
  expect([documents(), placed]).toEqual([0, []]);
  await update(page).click();
  await expect.poll(documents).toBe(1);
  await expect(page.getByLabel("Nome completo")).not.toHaveValue("");
});

test("a file that no build has reloads once, then a sentence with a button stays", async ({ page }) => {
  await page.goto("/ajuda/contato");
  await page.getByLabel("Nome").first().fill("Iara da Conceição");
  const documents = documentsOf(page);
  await deleteFileForGood(page, /\/assets\/faq-[^/]+\.js$/);
  await page.locator('a[href="/faq"]').first().click();
  await expect(update(page)).toBeVisible();
  expect(documents()).toBe(1);
  await page.unrouteAll();
  await update(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/perguntas/i);
});

test("a style that is gone reloads the page like a script", async ({ page }) => {
  const documents = documentsOf(page);
  await deleteFileForGood(page, /\/assets\/styles-[^/]+\.css$/);
  await page.goto("/faq");
  await expect(update(page)).toBeVisible();
  expect(documents()).toBe(2);
  await page.unrouteAll();
  await update(page).click();
  await expect(bar(page)).toHaveCount(0);
});

test("a form whose function no longer exists is loaded anew with what was typed, and says to send it again", async ({ page }) => {
  await page.goto("/ajuda/contato");
  await page.getByLabel("Assunto").selectOption({ index: 1 });
  await page.getByLabel("Mensagem").fill("O arquivo não abre no celular, e já tentei duas vezes.");
  await page.getByLabel("Nome").first().fill("Iara da Conceição");
  await page.getByLabel("E-mail para a resposta").fill(somebody().email);
  await renameFunction(page, "sendContact");
  await page
    .getByRole("button", { name: /^Enviar/ })
    .first()
    .click();
  await expect(page.getByRole("alert").filter({ hasText: "envie de novo" })).toBeVisible();
  await expect(page.getByLabel("Mensagem")).toHaveValue("O arquivo não abre no celular, e já tentei duas vezes.");
  await page.getByRole("button", { name: "Entendi" }).click();
  await page
    .getByRole("button", { name: /^Enviar/ })
    .first()
    .click();
  await expect(page.getByLabel("Mensagem")).toBeHidden();
});

test("pointing at a link whose page is gone reloads nothing; following it arrives", async ({ page }) => {
  await page.goto("/ajuda/contato");
  const documents = documentsOf(page);
  await deleteFile(page, /\/assets\/faq-[^/]+\.js$/);
  const asked = page.waitForResponse((response) => /\/assets\/faq-/.test(response.url()));
  const link = page.locator('a[href="/faq"]').first();
  await link.hover();
  await asked;
  await page.getByLabel("Nome").first().fill("Iara");
  expect(documents()).toBe(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/perguntas/i);
  expect(documents()).toBe(1);
});
