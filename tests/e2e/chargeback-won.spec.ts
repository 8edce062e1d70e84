import { expect, test } from "./journey.ts";
import { disputeAtBank, payPix, pixCodeOn, winDisputeAtBank } from "./steps/bank.ts";
import { signInByCode } from "./steps/doorway.ts";
import { emailTo } from "./steps/emails.ts";
import { lookOver } from "./steps/looking.ts";
import { somebody } from "./steps/people.ts";
import { ownerOf } from "./steps/records.ts";
import { expectFiles, orderAsGuest, paidProduct } from "./steps/shop.ts";

test("a dispute closes the files, the author defends the sale, wins, and everything returns", async ({
  page,
  request,
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const person = somebody();
  const slug = await paidProduct(request);
  const orderId = await orderAsGuest(page, slug, person);
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);

  await disputeAtBank(orderId);
  await emailTo(person.email, /^Pagamento contestado/);
  await page.goto(`/painel/pedidos/${orderId}`);
  await expect(page.locator('[data-status="contestado"]').first()).toBeVisible();
  await expect(page.getByText("Até a decisão, os arquivos ficam fechados.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Baixar / })).toHaveCount(0);

  const author = await (await openBrowser()).newPage();
  await signInByCode(author, await ownerOf(slug), `/painel/pedidos/${orderId}?aba=vendas`);
  const dispute = author.locator('[data-section="dispute"]');
  await expect(dispute.locator('[data-status="formalizado"]')).toBeVisible();
  await expect(dispute).toContainText("Saiu do seu saldo até o banco decidir.");
  await dispute.getByLabel("Escreva para a defesa").fill("Quem comprou baixou o material e elogiou por e-mail.");
  await dispute.getByRole("button", { name: "Adicionar à defesa" }).click();
  await expect(dispute.getByRole("list", { name: "O que você anexou" })).toContainText("elogiou por e-mail");
  await lookOver(author, "venda contestada");
  const download = author.waitForEvent("download");
  await dispute.getByRole("link", { name: "Baixar a defesa" }).click();
  expect((await download).suggestedFilename()).toMatch(/^defesa-pedido-\d+\.html$/);

  await winDisputeAtBank(orderId);
  await emailTo(person.email, /^Seus materiais voltaram/);
  await author.reload();
  await expect(dispute.locator('[data-status="ganho"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-status="pago"]').first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Baixar / }).first()).toBeVisible();
});
