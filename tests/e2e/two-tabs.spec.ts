import { expect, test } from "./journey.ts";
import { chargesOf, payPix, pixCodeOn } from "./steps/bank.ts";
import { emailsTo, emailTo } from "./steps/emails.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, orderAsGuest, orderOn, paidProduct, paidProducts, payButton, putInCart, writeBuyer } from "./steps/shop.ts";

test("two tabs pay the same order only once, and both reach the files", async ({ page, context, request }) => {
  const person = somebody();
  const orderId = await orderAsGuest(page, await paidProduct(request), person);
  const other = await context.newPage();
  await other.goto(page.url());
  const code = await pixCodeOn(page);
  expect(await pixCodeOn(other)).toBe(code);
  expect(await chargesOf(code)).toHaveLength(1);

  await payPix(code);
  await Promise.all([expectFiles(page, orderId), expectFiles(other, orderId)]);
  await emailTo(person.email, /^Seus materiais do pedido/);
  await other.goto(`/finalizar-compra/pagar/pix/${orderId}`);
  await other.waitForURL(/\/painel\/pedidos\//);
  const receipts = (await emailsTo(person.email)).filter(({ subject }) => subject.startsWith("Seus materiais do pedido"));
  expect(receipts).toHaveLength(1);
  const [charge] = await chargesOf(code);
  expect(charge?.paid_amount).toBe(charge?.amount);
});

test("pressing the button twice in a row makes a single order", async ({ page, request }) => {
  const person = somebody();
  await putInCart(page, await paidProduct(request));
  await page.goto("/finalizar-compra");
  await writeBuyer(page, person);
  await payButton(page).dblclick();
  await orderOn(page);
  await pixCodeOn(page);
  await page.goto("/painel/pedidos");
  await expect(page.getByRole("link", { name: /^Pagar agora o pedido/ })).toHaveCount(1);
});

test("a session that ended in another tab is said where the person was, and keeps what was typed", async ({
  page,
  context,
  request,
}) => {
  const [first, second] = [await paidProduct(request), (await paidProducts(request, 2))[1] ?? ""];
  const orderId = await orderAsGuest(page, first, somebody());
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
  const order = await context.newPage();
  await order.goto(`/painel/pedidos/${orderId}`);
  await putInCart(page, second);
  await page.goto("/finalizar-compra");
  await expect(payButton(page)).toBeEnabled();
  await context.clearCookies();

  await payButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Sua sessão terminou" })).toBeVisible();

  await order.getByRole("button", { name: "Pedir reembolso" }).click();
  await order.getByRole("button", { name: /^Desistir e receber/ }).click();
  await expect(order.getByText("Sua sessão terminou. Entre de novo em outra aba")).toBeVisible();
});
