import { expect, test } from "./journey.ts";
import { chargesOf, payPix, pixCodeOn } from "./steps/bank.ts";
import { signInByCode } from "./steps/doorway.ts";
import { somebody } from "./steps/people.ts";
import { ownerOf } from "./steps/records.ts";
import { expectFiles, goToPix, paidProducts, putInCart, writeBuyer } from "./steps/shop.ts";

test("an author takes 10% off by Pix; a visitor sees it everywhere, pays it, and the bank is asked for exactly that", async ({
  page,
  request,
  openBrowser,
}) => {
  // The last of several stores: other journeys buy from the first.
  const slug = (await paidProducts(request, 4)).at(-1) ?? "";
  await signInByCode(page, await ownerOf(slug), "/painel/configurar-pagamentos");
  const discount = page.getByLabel("Desconto no Pix");
  const save = page.getByRole("button", { name: "Salvar", exact: true });
  await discount.selectOption("1000");
  await save.click();
  await expect(page.getByText("Salvo. Vale a partir do próximo pedido.")).toBeVisible();
  await expect(page.getByText("Desconto no Pix: de nenhum para 10%")).toBeVisible();

  const shopper = await (await openBrowser()).newPage();
  await expect(async () => {
    await shopper.goto(`/produto/${slug}`);
    await expect(shopper.getByText(/no Pix$/).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await putInCart(shopper, slug);
  await shopper.goto("/finalizar-compra");
  await writeBuyer(shopper, somebody());
  const summary = shopper.getByRole("complementary", { name: "Resumo do pedido" });
  await expect(summary.getByText("Desconto no Pix")).toBeVisible();
  await shopper.getByRole("radio", { name: /Cartão de crédito/ }).check({ force: true });
  await expect(summary.getByText("Desconto no Pix")).toBeHidden();
  await shopper.getByRole("radio", { name: /^Pix/ }).check({ force: true });
  const orderId = await goToPix(shopper);
  const code = await pixCodeOn(shopper);
  await expect(shopper.getByText("Desconto no Pix")).toBeVisible();
  const [charge] = await chargesOf(code);
  const charged = ((charge?.amount ?? 0) / 100).toLocaleString("pt-BR", { minimumFractionDigits: 2 });
  await expect(shopper.getByText(charged).first()).toBeVisible();
  await payPix(code);
  await expectFiles(shopper, orderId);
  await expect(shopper.locator('[data-section="recibo"]').getByText("Desconto no Pix")).toBeVisible();

  await discount.selectOption("0");
  await save.click();
  await expect(page.getByText("Desconto no Pix: de 10% para nenhum")).toBeVisible();
});
