import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { codeTo } from "./steps/emails.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, goToPix, orderAsGuest, paidProducts, payButton, putInCart, writeBuyer } from "./steps/shop.ts";

test("someone with an account types the e-mailed code at checkout, and the cart is still there", async ({
  page,
  openBrowser,
  request,
}) => {
  const person = somebody();
  const [first = "", second = ""] = await paidProducts(request, 2);
  const before = await (await openBrowser()).newPage();
  const firstOrder = await orderAsGuest(before, first, person);
  await payPix(await pixCodeOn(before));
  await expectFiles(before, firstOrder);

  await putInCart(page, second);
  await page.goto("/finalizar-compra");
  await writeBuyer(page, { ...person, name: "Marina de Outro Aparelho" });
  await payButton(page).click();
  const code = page.getByLabel("Código do e-mail");
  await expect(code).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: "já tem conta" })).toContainText(person.email);
  await expect(page.locator(`[data-product="${second}"]`)).toBeVisible();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Marina de Outro Aparelho");

  const right = await codeTo(person.email);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
  await code.fill(wrong);
  await payButton(page).click();
  await expect(page.getByText("O código não confere ou já venceu").filter({ visible: true })).toBeVisible();
  await expect(page).toHaveURL(/\/finalizar-compra$/);

  await code.fill(right);
  const orderId = await goToPix(page);
  await expect(page.getByRole("complementary", { name: "Resumo do pedido" }).getByRole("listitem")).toHaveCount(1);
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
  await page.goto("/painel/pedidos");
  await expect(page.getByText("2 materiais")).toBeVisible();
});
