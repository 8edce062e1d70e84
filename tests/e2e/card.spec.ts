import { expect, test } from "./journey.ts";
import { chargesOfOrder, payPix, pixCodeOn } from "./steps/bank.ts";
import { CARDS, listenToOwnServer, orderInAddress, payByCard, writeCard } from "./steps/card.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, orderOn, paidProduct, putInCart, writeBuyer } from "./steps/shop.ts";

/** The bank, two browsers and everything else share a slow machine. */
const BANK_ANSWERS = { timeout: 60_000 };

test.beforeEach(async ({ page, request }) => {
  await putInCart(page, await paidProduct(request));
  await page.goto("/finalizar-compra");
  await writeBuyer(page, somebody());
});

test("card in 3 instalments: the bank charges what the page promised, and the number never passes through us", async ({
  page,
}) => {
  const sent = listenToOwnServer(page);
  await writeCard(page, { number: "4000 0000 0000 0010" });
  await expect(page.getByText("Visa", { exact: true }).first()).toBeVisible();
  await page.getByLabel("Parcelas").selectOption("3");
  const total = page.getByRole("complementary", { name: "Resumo do pedido" }).locator("[data-cents]").last();
  const promisedCents = Number(await payByCard(page).first().locator("[data-cents]").getAttribute("data-cents"));
  expect(Number(await page.getByLabel("Parcelas").locator("option:checked").getAttribute("data-cents"))).toBe(promisedCents);
  await expect(total).toHaveAttribute("data-cents", String(promisedCents));
  await payByCard(page).click();
  await page.waitForURL(/\/painel\/pedidos\/[0-9a-f-]{36}\?novo=1$/);
  const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expectFiles(page, orderId);
  const [charge, ...others] = await chargesOfOrder(orderId);
  expect(others).toEqual([]);
  expect(charge).toMatchObject({ status: "paid", amount: promisedCents, last_transaction: { installments: 3 } });
  expect(sent()).not.toContain(CARDS.approved);
  expect(sent()).not.toMatch(/4000[ +]0000/);
});

test("declined for lack of limit, then Pix, without typing anything again", async ({ page }) => {
  await writeCard(page, { number: CARDS.noFunds });
  await payByCard(page).click();
  const refusal = page.getByRole("alert").filter({ hasText: "O cartão não tem limite" });
  await expect(refusal).toBeFocused(BANK_ANSWERS);
  const orderId = await orderInAddress(page);
  await expect(page.getByLabel("Número do cartão")).toHaveValue("4000 0000 0000 0028");
  await refusal.getByRole("button", { name: "Pagar com Pix" }).click();
  expect(await orderOn(page)).toBe(orderId);
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
});

for (const [who, typed, words] of [
  ["o emissor", { number: CARDS.approved, cvv: "612" }, "O banco recusou o pagamento"],
  ["o antifraude", { number: CARDS.approved, holderDocument: "11111111111" }, "Nada foi cobrado."],
] as const) {
  test(`declined by ${who}: it is explained, and another card in the same place pays the same order`, async ({ page }) => {
    await writeCard(page, typed);
    await payByCard(page).click();
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeFocused(BANK_ANSWERS);
    const orderId = await orderInAddress(page);
    await page.getByLabel("Número do cartão").fill("5555 5555 5555 4444");
    await page.getByLabel("Documento do titular").fill("");
    await page.getByLabel("Código", { exact: true }).fill("123");
    await payByCard(page).click();
    await expectFiles(page, orderId);
    const charges = await chargesOfOrder(orderId);
    expect(charges.map(({ status }) => status).toSorted()).toEqual(["failed", "paid"]);
  });
}

test("under review: the reloaded page continues where it was, and goes to the files when the bank approves", async ({ page }) => {
  await writeCard(page, { number: CARDS.processingThenApproved });
  await payByCard(page).click();
  const orderId = await orderInAddress(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Pagar o pedido/ })).toBeVisible();
  await expectFiles(page, orderId);
});

test("under review and then declined: nothing is charged, and Pix is one click away", async ({ page }) => {
  await writeCard(page, { number: CARDS.processingThenRefused });
  await payByCard(page).click();
  await expect(page.getByText("Em análise. O banco está conferindo esta compra")).toBeVisible(BANK_ANSWERS);
  const refusal = page.getByRole("alert").filter({ hasText: "Nada foi cobrado." });
  await expect(refusal).toBeVisible(BANK_ANSWERS);
  await refusal.getByRole("button", { name: "Pagar com Pix" }).click();
  await payPix(await pixCodeOn(page));
  await page.waitForURL(/\/painel\/pedidos\/[0-9a-f-]{36}\?novo=1$/);
});

test("com a Pagar.me bloqueada no navegador, palavras claras e o Pix", async ({ page, expected }) => {
  expected.push(/\/tokens|ERR_BLOCKED_BY_CLIENT|Failed to load resource/);
  await page.route(/\/tokens\?/, (route) => route.abort("blockedbyclient"));
  await writeCard(page, { number: CARDS.approved });
  await payByCard(page).click();
  const trouble = page.getByRole("alert").filter({ hasText: "não conseguiu falar com a Pagar.me" });
  await expect(trouble).toBeFocused(BANK_ANSWERS);
  await trouble.getByRole("button", { name: "Pagar com Pix" }).click();
  await payPix(await pixCodeOn(page));
});

test("what is wrong with a card is said beside each field, before leaving the browser", async ({ page }) => {
  await writeCard(page, { number: "4000 0000 0000 0011", cvv: "12" });
  await page.getByLabel("Validade").fill("13/30");
  await payByCard(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Confira estes campos" })).toBeFocused();
  await expect(page.getByLabel("Número do cartão")).toHaveAccessibleDescription(/um dos dígitos não bate/);
  await expect(page.getByLabel("Código", { exact: true })).toHaveAccessibleDescription(/Faltou um dígito/);
  await expect(page.getByLabel("Validade")).toHaveAccessibleDescription(/mês e ano/);
  await expect(page).toHaveURL(/\/finalizar-compra$/);
});
