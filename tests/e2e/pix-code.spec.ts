import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { expirePix, payPix, pixCodeOn } from "./steps/bank.ts";
import { somebody } from "./steps/people.ts";
import { endTimeToPay } from "./steps/records.ts";
import { expectFiles, orderAsGuest, paidProduct } from "./steps/shop.ts";

const alreadyPaid = (page: Page) => page.getByRole("button", { name: "Já paguei" });

test("the Pix code expires, a new one is generated and paid", async ({ page, request }) => {
  const orderId = await orderAsGuest(page, await paidProduct(request), somebody());
  const first = await pixCodeOn(page);
  await expirePix(first);
  await expect(page.getByText("O código venceu.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Pix copia e cola")).toBeHidden();
  await page.getByRole("button", { name: "Gerar novo código" }).click();
  const second = await pixCodeOn(page);
  expect(second).not.toBe(first);
  await payPix(second);
  await expectFiles(page, orderId);
});

test("an expired code that someone pays all the same counts", async ({ page, request }) => {
  const orderId = await orderAsGuest(page, await paidProduct(request), somebody());
  const code = await pixCodeOn(page);
  await expirePix(code);
  await expect(page.getByText("O código venceu.", { exact: true })).toBeVisible();
  await payPix(code);
  await expectFiles(page, orderId);
});

test("a Pix paid after the order's deadline counts, and the order page tells so", async ({ page, request }) => {
  const orderId = await orderAsGuest(page, await paidProduct(request), somebody());
  const code = await pixCodeOn(page);
  await expirePix(code);
  await expect(page.getByText("O código venceu.", { exact: true })).toBeVisible();
  await endTimeToPay(orderId);
  await expect(page.getByText("Este pedido foi encerrado.")).toBeVisible({ timeout: 100_000 });
  await payPix(code);
  await expectFiles(page, orderId);
  await expect(page.getByText("O Pix caiu depois do prazo e a compra valeu do mesmo jeito.")).toBeVisible();
});

test("who presses “Já paguei” before paying is told that the payment has not shown up yet", async ({ page, request }) => {
  const orderId = await orderAsGuest(page, await paidProduct(request), somebody());
  const code = await pixCodeOn(page);
  await alreadyPaid(page).click();
  await expect(page.getByText("O pagamento ainda não apareceu.")).toBeVisible();
  await payPix(code);
  await expectFiles(page, orderId);
});
