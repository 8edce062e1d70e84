import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { codeTo, emailTo, linkIn } from "./steps/emails.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, goToPix, paidProducts, putInCart, writeBuyer } from "./steps/shop.ts";

test("a guest buyer closes the tab, returns by e-mail, pays and opens the files there and on another device", async ({
  page,
  context,
  openBrowser,
  request,
}) => {
  test.slow();
  const person = somebody("Josué Andrade");
  const products = await paidProducts(request, 2);
  for (const slug of products) await putInCart(page, slug);
  await page.getByRole("button", { name: "No carrinho" }).first().click();
  const cart = page.getByRole("dialog", { name: "Carrinho" });
  await expect(cart.getByRole("region", { name: /^Loja / })).toHaveCount(2);
  await cart.getByRole("link", { name: "Finalizar compra" }).click();
  await writeBuyer(page, person);
  const orderId = await goToPix(page);
  await pixCodeOn(page);
  await page.close();

  const emailMessage = await emailTo(person.email, /^Pix de R\$/, 200_000);
  const later = await context.newPage();
  await later.goto(linkIn(emailMessage, "/finalizar-compra/pagar/pix/"));
  const code = await pixCodeOn(later);
  expect(emailMessage.text.replaceAll(/\s/g, "")).toContain(code.replaceAll(/\s/g, ""));
  await payPix(code);
  await expectFiles(later, orderId, 2);

  const receipt = await emailTo(person.email, /^Seus materiais do pedido/);
  const elsewhere = await (await openBrowser()).newPage();
  await elsewhere.goto(linkIn(receipt, `/painel/pedidos/${orderId}`));
  await elsewhere.waitForURL(/\/auth\/login\?/);
  await expect(elsewhere.getByText(person.email)).toBeVisible();
  await expect(elsewhere.getByLabel("Senha")).toHaveCount(0);
  await elsewhere.getByRole("button", { name: "Receber código", exact: true }).click();
  await elsewhere.getByLabel("Código").fill(await codeTo(person.email));
  await elsewhere.waitForURL(`**/painel/pedidos/${orderId}`);
  const [download] = await Promise.all([
    elsewhere.waitForEvent("download"),
    elsewhere
      .getByRole("link", { name: /^Baixar / })
      .first()
      .click(),
  ]);
  expect(await download.failure()).toBeNull();
});
