import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signIn } from "./steps/doorway.ts";
import { emailTo } from "./steps/emails.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { paidProductNotOf, paidProductOf } from "./steps/records.ts";
import { expectFiles, goToPix, orderAsGuest, paidProducts, putInCart, writeBuyer } from "./steps/shop.ts";

/** The provider settles a Pix refund a little later, and the page is told. */
const SETTLED = { timeout: 60_000 };

test("a buyer withdraws on the same day: the files close at once and the money goes back", async ({ page, request }) => {
  const buyer = somebody("Marina Prado");
  const [slug = ""] = await paidProducts(request, 1);
  const orderId = await orderAsGuest(page, slug, buyer);
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
  await page.goto(`/painel/pedidos/${orderId}`);
  await expect(page.getByText(/faltam (quase )?7 dias/)).toBeVisible();
  await page.getByRole("button", { name: "Pedir reembolso" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Desistir desta compra?" });
  await expect(dialog).toContainText("Por Pix, para a conta que pagou.");
  await dialog.getByRole("button", { name: /^Desistir e receber R\$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: /^Baixar / })).toHaveCount(0);
  await emailTo(buyer.email, /^Vamos devolver R\$/);
  await emailTo(buyer.email, /^Devolvemos R\$/);
  await expect(async () => {
    await page.reload();
    await expect(page.locator('[data-status="estornado"]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass(SETTLED);
  await expect(page.locator('[data-section="recibo"]')).toContainText("Devolvido: desistência");
  await page.getByRole("button", { name: "Reenviar recibo" }).click();
  await expect(page.getByText("Enviamos o recibo para o seu e-mail.")).toBeVisible();
  expect((await emailTo(buyer.email, /^Recibo do pedido/)).text).toContain("Ficou em");
});

/** Downloads something of each product of the order and says the same of all. */
async function reviewAll(page: Page, orderId: string, products: number, words: string): Promise<void> {
  for (const link of await page.getByRole("link", { name: /^Baixar / }).all()) {
    const download = page.waitForEvent("download");
    await link.click();
    await (await download).path();
  }
  await page.goto(`/painel/pedidos/${orderId}`);
  const invites = page.getByRole("button", { name: /^Avaliar / });
  await expect(invites).toHaveCount(products);
  for (let left = products; left > 0; left--) {
    await invites.first().click();
    const form = page.getByRole("dialog", { name: /^O que você achou de / });
    await form.getByRole("radio", { name: "1 estrela" }).check({ force: true });
    await form.getByLabel(/^O que você conta/).fill(words);
    await form.getByRole("button", { name: "Publicar avaliação" }).click();
    await expect(invites).toHaveCount(left - 1);
  }
}

/** What others read of this product has, or has no longer, these words. */
async function expectReview(page: Page, slug: string, words: string, isThere: boolean): Promise<void> {
  await expect(async () => {
    await page.goto(`/avaliacoes?produto=${slug}&ordem=recentes`);
    await expect(page.getByRole("heading", { level: 1, name: /^Avaliações de / })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(isThere ? 1 : 0, { timeout: 2_000 });
  }).toPass(SETTLED);
}

test("of an order of two stores one author refunds hers, the other stays in the library, and the platform refunds the rest", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const own = await paidProductOf("autora@demo.test");
  const other = await paidProductNotOf("autora@demo.test");
  await putInCart(page, own);
  await putInCart(page, other);
  await page.goto("/finalizar-compra");
  const buyer = somebody("Rita Lopes");
  await writeBuyer(page, buyer);
  const orderId = await goToPix(page);
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId, 2);
  const words = `Faltou o gabarito prometido, e a turma ${buyer.email.slice(7, 19).replaceAll(/\d/g, "")} ficou esperando.`;
  await reviewAll(page, orderId, 2, words);
  const reader = await (await openBrowser()).newPage();
  for (const slug of [own, other]) await expectReview(reader, slug, words, true);

  const author = await (await openBrowser()).newPage();
  await signIn(author, "autora@demo.test", DEMO_PASSWORD, `/painel/pedidos/${orderId}?aba=vendas`);
  await author.getByRole("button", { name: "Devolver dinheiro" }).click();
  const dialog = author.getByRole("dialog", { name: "Devolver a quem comprou" });
  await expect(dialog.getByText("Comissão que a Autoria devolve")).toBeVisible();
  await dialog.getByRole("button", { name: /^Devolver R\$/ }).click();
  await expect(dialog.getByText("Diga o motivo.")).toBeVisible();
  await dialog.getByLabel("Motivo").fill("Combinamos a troca por outro material.");
  await dialog.getByRole("button", { name: /^Devolver R\$/ }).click();
  await expect(dialog).toBeHidden();

  await emailTo(buyer.email, /^Devolvemos R\$/);
  await expect(async () => {
    await page.goto(`/painel/pedidos/${orderId}`);
    await expect(page.locator('[data-status="parcialmente_estornado"]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass(SETTLED);
  await expect(page.locator('[data-section="recibo"]')).toContainText("Devolvido por quem vendeu");
  await expect(page.getByRole("link", { name: /^Baixar / }).first()).toBeVisible();
  await expect(page.getByText("Este material foi devolvido.")).toHaveCount(1);
  await expectReview(reader, own, words, false);
  await expectReview(reader, other, words, true);
  await author.reload();
  await expect(author.locator('[data-section="valores"]')).toContainText("Fica com você");

  const admin = await (await openBrowser()).newPage();
  await signIn(admin, "admin@demo.test", DEMO_PASSWORD, `/painel/admin/pedidos?linha=${orderId}`);
  const drawer = admin.getByRole("dialog", { name: "Pedido" });
  await drawer.getByRole("button", { name: "Devolver dinheiro" }).click();
  const whole = admin.getByRole("dialog", { name: "Devolver a quem comprou" });
  await whole.getByLabel("Motivo").fill("Quem comprou escreveu para a casa.");
  await whole.getByRole("button", { name: /^Devolver R\$/ }).click();
  await expect(whole).toBeHidden();
  await expect(async () => {
    await page.goto(`/painel/pedidos/${orderId}`);
    await expect(page.locator('[data-status="estornado"]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass(SETTLED);
  await expect(page.getByRole("link", { name: /^Baixar / })).toHaveCount(0);
  await expectReview(reader, other, words, false);

  // Whom the platform answers to: the order goes with the message.
  await page.getByRole("link", { name: "Escrever para a Autoria sobre este pedido" }).click();
  await expect(page.getByLabel("Pedido (opcional)")).toHaveValue(orderId);
  await page.getByLabel("Mensagem").fill("Quando o dinheiro chega à minha conta?");
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByRole("heading", { name: "Mensagem enviada" })).toBeVisible();
  await emailTo(buyer.email, /^Recebemos a sua mensagem nº/);
});
