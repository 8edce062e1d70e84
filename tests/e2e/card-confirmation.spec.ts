import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { chargesOfOrder, payPix, pixCodeOn } from "./steps/bank.ts";
import { CARDS, payByCard, writeCard } from "./steps/card.ts";
import { somebody } from "./steps/people.ts";
import { confirmDearestAtBank, endConfirmationTime } from "./steps/records.ts";
import { expectFiles, orderOn, payButton, putInCart, writeBuyer } from "./steps/shop.ts";

/** The bank, two browsers and everything else share a slow machine. */
const BANK_ANSWERS = { timeout: 60_000 };

/** Pays by a card whose bank wants its owner to confirm; answers the order, on the page that leads there. */
async function payUntilConfirmation(page: Page): Promise<string> {
  await putInCart(page, await confirmDearestAtBank());
  await page.goto("/finalizar-compra");
  await writeBuyer(page, somebody());
  await writeCard(page, { number: CARDS.confirmedAtBank });
  await payByCard(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirme no seu banco" })).toBeVisible(BANK_ANSWERS);
  return new URL(page.url()).searchParams.get("pedido") ?? "";
}

async function goToBank(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Ir para o banco" }).click();
  await expect(page.getByRole("heading", { name: "Banco de teste" })).toBeVisible();
}

test("confirmed at the bank, by phone: the buyer comes back to the files, charged once", async ({ openBrowser }) => {
  const context = await openBrowser({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const orderId = await payUntilConfirmation(page);
  await expect(page.getByText("Nada foi cobrado ainda.")).toBeVisible();
  await goToBank(page);
  await page.getByRole("button", { name: "Confirmar a compra" }).click();
  await expectFiles(page, orderId);
  expect(await chargesOfOrder(orderId)).toMatchObject([{ status: "paid" }]);
});

test("refused at the bank: it is explained, and Pix pays the same order", async ({ page }) => {
  const orderId = await payUntilConfirmation(page);
  await goToBank(page);
  await page.getByRole("button", { name: "Não fui eu" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "O banco não confirmou que a compra é sua" });
  await expect(refusal).toBeFocused(BANK_ANSWERS);
  await payButton(page).click();
  expect(await orderOn(page)).toBe(orderId);
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
});

test("left without an answer, and gone back to: the same page waits, also after a reload and from the order", async ({
  page,
}) => {
  const orderId = await payUntilConfirmation(page);
  await goToBank(page);
  await page.getByRole("link", { name: "Voltar sem responder" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirme no seu banco" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Ir para o banco" })).toBeVisible();
  await page.getByRole("link", { name: "Pagar de outro jeito" }).click();
  await expect(page.getByText("Este pedido espera a sua confirmação no banco.")).toBeVisible();
  await page.getByRole("link", { name: "Abrir a confirmação" }).click();
  await goToBank(page);
  await page.goBack();
  await goToBank(page);
  await page.getByRole("button", { name: "Confirmar a compra" }).click();
  await expectFiles(page, orderId);
  expect(await chargesOfOrder(orderId)).toMatchObject([{ status: "paid" }]);
});

test("nobody confirms in time: it is no refusal, and the same card may be tried again", async ({ page }) => {
  const orderId = await payUntilConfirmation(page);
  await endConfirmationTime(orderId);
  await expect(page.getByRole("alert").filter({ hasText: "A compra não foi confirmada no banco a tempo" })).toBeVisible(
    BANK_ANSWERS,
  );
  await writeCard(page, { number: CARDS.confirmedAtBank });
  await payByCard(page).click();
  await goToBank(page);
  await page.getByRole("button", { name: "Confirmar a compra" }).click();
  await expectFiles(page, orderId);
  expect((await chargesOfOrder(orderId)).map(({ status }) => status).toSorted()).toEqual(["canceled", "paid"]);
});
