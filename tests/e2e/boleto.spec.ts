import { expect, test } from "./journey.ts";
import { payBoleto } from "./steps/bank.ts";
import { writeAddress } from "./steps/card.ts";
import { emailTo } from "./steps/emails.ts";
import { somebody } from "./steps/people.ts";
import { turnBoletoOn } from "./steps/records.ts";
import { expectFiles, paidProduct, putInCart, writeBuyer } from "./steps/shop.ts";

test("a visitor pays by boleto, from the address asked once to the files; giving it back asks for an account", async ({
  page,
  request,
}) => {
  await turnBoletoOn();
  const person = somebody();
  await putInCart(page, await paidProduct(request));
  await page.goto("/finalizar-compra");
  await writeBuyer(page, person);
  await page.getByRole("radio", { name: "Boleto" }).check();
  const pay = page.getByRole("button", { name: /^Gerar boleto/ }).first();
  await expect(page.getByLabel("CEP")).toBeVisible();
  await pay.click();
  await expect(page.getByText("Escreva o CEP.").first()).toBeVisible();
  await writeAddress(page);
  await pay.click();
  await page.waitForURL(/\/finalizar-compra\/pagar\/boleto\/[0-9a-f-]{36}$/);
  const orderId = page.url().split("/").at(-1) ?? "";
  await expect(page.locator("[data-line]")).toHaveAttribute("data-line", /^\d{47}$/);
  await expect(page.getByRole("link", { name: "Abrir o boleto em PDF" })).toBeVisible();
  await emailTo(person.email, /^Boleto de R\$/);
  await payBoleto(orderId);
  await expectFiles(page, orderId);

  await page.getByRole("button", { name: "Pedir reembolso" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Desistir desta compra?" });
  await dialog.getByRole("button", { name: /^Desistir e receber R\$/ }).click();
  await expect(dialog).toBeHidden();
  const account = page.locator('[data-section="conta-da-devolucao"]');
  await account.getByRole("button", { name: "Receber nesta conta" }).click();
  await expect(account.getByText("Escolha um banco da lista, pelo código de 3 números ou pelo nome.")).toBeVisible();
  await account.getByLabel("Banco").fill("341");
  await account.getByLabel("Agência").fill("0912");
  await account.getByLabel("Conta", { exact: true }).fill("44187");
  await account.getByLabel("Dígito").last().fill("7");
  await account.getByLabel("Titular da conta").fill(person.name);
  await account.getByLabel("CPF ou CNPJ do titular").fill(person.document);
  await account.getByRole("button", { name: "Receber nesta conta" }).click();
  await expect(account.getByText("O dinheiro vai por transferência")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.locator('[data-status="estornado"]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
});
