import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import {
  chargesOfOrder,
  decideAboutRecipient,
  disputeAtBank,
  letProviderBeUsual,
  makeProviderStrict,
  passDaysAtBank,
  payPix,
  pixCodeOn,
  transferAtBank,
} from "./steps/bank.ts";
import { CARDS, orderInAddress, payByCard, writeCard } from "./steps/card.ts";
import { pressAsAdmin, signIn, signInByCode, signUp } from "./steps/doorway.ts";
import { emailTo, linkIn } from "./steps/emails.ts";
import { lookOver } from "./steps/looking.ts";
import { DEMO_PASSWORD, type Person, somebody } from "./steps/people.ts";
import { endBankWait, openStoreFor, ownerOf, passDaysOf, settleSessionsOf } from "./steps/records.ts";
import { register, writeRegistration } from "./steps/registration.ts";
import { pressProving, turnOnSecondStep } from "./steps/second-step.ts";
import { expectFiles, orderAsGuest, paidProduct, putInCart, writeBuyer } from "./steps/shop.ts";

test.use({ viewport: { width: 390, height: 844 } });
const DESK = { viewport: { width: 1280, height: 900 } };

/** The provider's pace at its strictest, and a slow machine. */
const PROVIDER_ANSWERS = { timeout: 90_000 };

test.beforeEach(makeProviderStrict);
test.afterEach(letProviderBeUsual);

const statusPill = (page: Page, status: string) => page.locator(`[data-status="${status}"]`).first();

async function untilShown(page: Page, status: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(statusPill(page, status)).toBeVisible({ timeout: 3_000 });
  }).toPass(PROVIDER_ANSWERS);
}

test("a Pix is paid, and taken back within the seven days", async ({ page, request }) => {
  const buyer = somebody();
  const orderId = await orderAsGuest(page, await paidProduct(request), buyer);
  const code = await pixCodeOn(page);
  await payPix(code);
  await expectFiles(page, orderId);
  await page.goto(`/painel/pedidos/${orderId}`);
  await page.getByRole("button", { name: "Pedir reembolso" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Desistir desta compra?" });
  await dialog.getByRole("button", { name: /^Desistir e receber R\$/ }).click();
  await expect(dialog).toBeHidden();
  await emailTo(buyer.email, /^Devolvemos R\$/, 90_000);
  await untilShown(page, "estornado");
});

test("a card that its bank refuses says so, another is charged once, and its money goes back", async ({ page, request }) => {
  const buyer = somebody();
  await putInCart(page, await paidProduct(request));
  await page.goto("/finalizar-compra");
  await writeBuyer(page, buyer);
  await writeCard(page, { number: CARDS.noFunds });
  await payByCard(page).click();
  const refusal = page.getByRole("alert").filter({ hasText: /Nada foi cobrado|não tem limite|recusou/ });
  await expect(refusal).toBeVisible(PROVIDER_ANSWERS);
  await lookOver(page, "cartão recusado");
  const refused = await orderInAddress(page);
  await page.getByLabel("Número do cartão").fill(CARDS.approved);
  await payByCard(page).click();
  await expectFiles(page, refused);
  expect((await chargesOfOrder(refused)).filter(({ status }) => status === "paid")).toHaveLength(1);
  await page.goto(`/painel/pedidos/${refused}`);
  await page.getByRole("button", { name: "Pedir reembolso" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Desistir desta compra?" });
  await dialog.getByRole("button", { name: /^Desistir e receber R\$/ }).click();
  await expect(dialog).toBeHidden();
  await emailTo(buyer.email, /^Devolvemos R\$/, 90_000);
  await untilShown(page, "estornado");
});

test("a dispute told by its new name is defended and lost, and everybody is told", async ({ page, request, openBrowser }) => {
  test.setTimeout(300_000);
  const buyer = somebody();
  const slug = await paidProduct(request);
  await putInCart(page, slug);
  await page.goto("/finalizar-compra");
  await writeBuyer(page, buyer);
  await writeCard(page, { number: CARDS.approved });
  await payByCard(page).click();
  await page.waitForURL(/\/painel\/pedidos\/[0-9a-f-]{36}\?novo=1$/, PROVIDER_ANSWERS);
  const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await disputeAtBank(orderId);
  await emailTo(buyer.email, /^Pagamento contestado/, 90_000);
  await page.goto(`/painel/pedidos/${orderId}`);
  await expect(statusPill(page, "contestado")).toBeVisible();
  await lookOver(page, "contestado, quem comprou");

  const author = await (await openBrowser(DESK)).newPage();
  await signInByCode(author, await ownerOf(slug), `/painel/pedidos/${orderId}?aba=vendas`);
  const dispute = author.locator('[data-section="dispute"]');
  await expect(dispute.locator('[data-status="formalizado"]')).toBeVisible();
  await dispute.getByLabel("Escreva para a defesa").fill("Quem comprou baixou o material e elogiou por e-mail.");
  await dispute.getByRole("button", { name: "Adicionar à defesa" }).click();
  await expect(dispute.getByRole("list", { name: "O que você anexou" })).toContainText("elogiou por e-mail");

  const admin = await (await openBrowser(DESK)).newPage();
  await signIn(admin, "admin@demo.test", DEMO_PASSWORD, `/painel/admin/pedidos?linha=${orderId}`);
  const drawer = admin.getByRole("dialog", { name: "Pedido" });
  for (const act of ["Registrar defesa enviada", "Registrar derrota"]) {
    await drawer.getByRole("button", { name: act }).click();
    const dialog = admin.getByRole("dialog", { name: act.includes("defesa") ? /defesa/ : "O banco decidiu por quem pagou?" });
    await dialog.getByLabel("Motivo").fill("O banco escreveu hoje.");
    await pressAsAdmin(admin, dialog.getByRole("button", { name: act }), admin.getByText("Registrado.").first());
    await expect(dialog).toBeHidden();
  }
  await untilShown(author, "perdido");
  await lookOver(author, "perdido, quem vendeu");
  await page.reload();
  await expect(statusPill(page, "perdido")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Baixar / })).toHaveCount(0);
});

test("an author proves who they are, sells, withdraws and changes accounts", async ({ page, openBrowser }) => {
  test.setTimeout(500_000);
  const author = somebody("Joana Andrade Lima");
  await signUp(page, author);
  const slug = await openStoreFor(author.email);
  await writeRegistration(page, author);
  await page.getByRole("button", { name: "Enviar cadastro" }).click();
  await expect(statusPill(page, "ativo").or(statusPill(page, "enviado"))).toBeVisible(PROVIDER_ANSWERS);
  await decideAboutRecipient(author.document, "affiliation");
  await untilShown(page, "em_analise");
  await expect(page.getByText("Falta a verificação de identidade").first()).toBeVisible();
  await lookOver(page, "falta provar");
  await page.getByRole("button", { name: "Fazer a verificação" }).click();
  await expect(page.getByRole("link", { name: "Abrir a verificação" })).toHaveAttribute("href", /^https?:\/\//);

  const shopper = await (await openBrowser(DESK)).newPage();
  const orderId = await orderAsGuest(shopper, slug, somebody());
  await payPix(await pixCodeOn(shopper));
  await expectFiles(shopper, orderId);
  await page.goto("/painel/pagarme");
  await lookOver(page, "saldo sem prova");

  await decideAboutRecipient(author.document, "active");
  await page.goto("/painel/configurar-pagamentos");
  await untilShown(page, "ativo");
  await passDaysAtBank("P9D");
  // The provider's clock may be ahead already, by journeys before this one.
  await passDaysOf(author.email, 60);
  await page.goto("/painel/pagarme");
  const section = page.locator('[data-section="transfer"]');
  await expect(async () => {
    await page.reload();
    await expect(section.getByRole("button", { name: "Ligar verificação em duas etapas" })).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 150_000 });
  const key = await turnOnSecondStep(page, section);
  await section.getByLabel("Quanto?").fill("25,00");
  const unconfirmed = section.locator('[data-status="pendente_confirmacao"]');
  await pressProving(page, section.getByRole("button", { name: "Solicitar saque" }), key, unconfirmed);
  await page.goto(linkIn(await emailTo(author.email, /^Confirme o saque/), "/confirmacao"));
  const going = page.locator('[data-status="confirmado"], [data-status="enviando"], [data-status="processando"]').first();
  await pressProving(page, page.getByRole("button", { name: "Confirmar saque" }), key, going);
  await expect(statusPill(page, "processando")).toBeVisible(PROVIDER_ANSWERS);
  await transferAtBank(author.document, "settle");
  await expect(statusPill(page, "pago")).toBeVisible(PROVIDER_ANSWERS);

  await settleSessionsOf(author.email);
  await page.goto("/painel/pagarme");
  const bank = page.locator('[data-section="bank"]');
  await bank.getByRole("button", { name: "Trocar" }).click();
  const dialog = page.getByRole("dialog", { name: "Trocar a conta para receber" });
  const write = (name: string, text: string) => dialog.locator(`input[name="${name}"]`).fill(text);
  await write("bank", "260");
  await write("branch_number", "0001");
  await write("account_number", "7654321");
  await write("account_check_digit", "0");
  await write("holder_name", author.name);
  await write("holder_document", author.document);
  const waiting = bank.locator('[data-status="pendente"]');
  await pressProving(page, dialog.getByRole("button", { name: "Pedir a troca" }), key, waiting);
  await lookOver(page, "troca pedida");
  await endBankWait(author.email);
  await expect(async () => {
    await page.reload();
    await expect(waiting).toHaveCount(0, { timeout: 3_000 });
    await expect(bank).toContainText("321-0", { timeout: 3_000 });
  }).toPass({ timeout: 150_000 });
});

test("an author whom the provider refuses is told what to do, and registers again", async ({ page }) => {
  test.setTimeout(300_000);
  const author: Person = { ...somebody("Joana Andrade Lima"), document: refusedCpf() };
  await signUp(page, author);
  await openStoreFor(author.email);
  await writeRegistration(page, author);
  await page.getByRole("button", { name: "Enviar cadastro" }).click();
  await expect(statusPill(page, "recusado")).toBeVisible(PROVIDER_ANSWERS);
  await lookOver(page, "recusado");
  const again = somebody("Joana Andrade Lima");
  await register(page, { ...again, email: author.email });
});

/** One that the provider of tests refuses, by its last four digits. */
function refusedCpf(): string {
  for (;;) {
    const { document } = somebody();
    if (document.endsWith("9999")) return document;
  }
}
