import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { expirePix, payPix, pixCodeOn } from "./steps/bank.ts";
import { somebody } from "./steps/people.ts";
import { endTimeToPay } from "./steps/records.ts";
import { expectFiles, orderAsGuest, paidMaterial } from "./steps/shop.ts";

const alreadyPaid = (page: Page) => page.getByRole("button", { name: "Já paguei" });

test("o código Pix vence, um novo é gerado e pago", async ({ page, request }) => {
  const orderId = await orderAsGuest(page, await paidMaterial(request), somebody());
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

test("um código vencido que alguém paga mesmo assim vale", async ({ page, request }) => {
  const orderId = await orderAsGuest(page, await paidMaterial(request), somebody());
  const code = await pixCodeOn(page);
  await expirePix(code);
  await expect(page.getByText("O código venceu.", { exact: true })).toBeVisible();
  await payPix(code);
  await expectFiles(page, orderId);
});

test("um Pix pago depois que o prazo do pedido acabou vale, e a página do pedido conta isso", async ({ page, request }) => {
  const orderId = await orderAsGuest(page, await paidMaterial(request), somebody());
  const code = await pixCodeOn(page);
  await expirePix(code);
  await expect(page.getByText("O código venceu.", { exact: true })).toBeVisible();
  await endTimeToPay(orderId);
  await expect(page.getByText("Este pedido foi encerrado.")).toBeVisible({ timeout: 100_000 });
  await payPix(code);
  await expectFiles(page, orderId);
  await expect(page.getByText("O Pix caiu depois do prazo e a compra valeu do mesmo jeito.")).toBeVisible();
});

test("quem aperta “Já paguei” antes de pagar ouve que o pagamento ainda não apareceu", async ({ page, request }) => {
  const orderId = await orderAsGuest(page, await paidMaterial(request), somebody());
  const code = await pixCodeOn(page);
  await alreadyPaid(page).click();
  await expect(page.getByText("O pagamento ainda não apareceu.")).toBeVisible();
  await payPix(code);
  await expectFiles(page, orderId);
});
