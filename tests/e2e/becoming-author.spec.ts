import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { createCoupon, freshCode } from "./steps/coupons.ts";
import { pressAsAdmin, signIn, signInByCode } from "./steps/doorway.ts";
import { emailTo } from "./steps/emails.ts";
import { makePdf } from "./steps/make-pdf.ts";
import { fillProduct, publish } from "./steps/product.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { balanceOf } from "./steps/records.ts";
import { register } from "./steps/registration.ts";
import { expectFiles, orderAsGuest, paidProduct } from "./steps/shop.ts";

test("someone applies to sell, makes the requested changes, is approved, sells, answers, creates a coupon, and the statement is the ledger's", async ({
  page,
  request,
  openBrowser,
}) => {
  test.setTimeout(400_000);
  const person = somebody("Otília Ramos");
  const shop = `Bordados ${randomBytes(4).toString("hex")}`;
  // Whoever bought has an account, opened by a code that reaches the box.
  await orderAsGuest(page, await paidProduct(request), person);
  await page.goto("/quero-ser-autor");
  await page.context().clearCookies({ name: "sid" });
  await page.getByRole("textbox", { name: "Preço do material" }).fill("50,00");
  await expect(page.locator("[data-section=simulador]")).toContainText("Líquido");
  await expect(page.locator("[data-section=simulador] [data-cents='4400']")).toBeVisible();

  await signInByCode(page, person.email, "/painel/quero-ser-autor");
  await page.getByLabel("Cidade").fill("Cataguases");
  await page.getByLabel("Estado").selectOption("MG");
  await page.getByLabel("Nome da loja").fill(shop);
  await page.getByLabel("O que você faz").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Enviar solicitação" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Falta pouco" })).toBeVisible();
  await page
    .getByLabel("Apresentação")
    .fill("Riscos de bordado livre para iniciantes, com a legenda de pontos e as cores de cada linha usada.");
  await page.getByLabel("Onde dá para ver seu trabalho").fill("https://exemplo.com.br/fechado");
  for (const name of [/^Tenho 18 anos/, /^O que vou vender/, /^Li como funcionam/])
    await page.getByRole("checkbox", { name }).check();
  await expect(page.getByText("Salvo. Você pode sair", { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Nome da loja")).toHaveValue(shop);
  await page.getByRole("button", { name: "Enviar solicitação" }).click();
  await expect(page.locator("[data-status=enviada]")).toBeVisible();

  const admin = await (await openBrowser()).newPage();
  await signIn(admin, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/solicitacoes");
  await admin.getByRole("link", { name: shop }).click();
  await admin.getByRole("button", { name: "Pedir ajustes" }).click();
  await admin.getByRole("checkbox", { name: "Amostra do seu trabalho" }).check();
  await admin.getByLabel("O que mudar em “Amostra do seu trabalho”").fill("O endereço pede senha.");
  await admin.getByRole("button", { name: "Pedir estes ajustes" }).click();
  await expect(admin.getByRole("dialog").locator("[data-status=pedir_ajustes]")).toBeVisible();
  await emailTo(person.email, new RegExp(`^Falta um ajuste na solicitação da loja ${shop}`));

  await page.goto("/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await page
    .locator("#arquivos")
    .setInputFiles({ name: "riscos.pdf", mimeType: "application/pdf", buffer: await makePdf(shop, 2, 60_000) });
  await fillProduct(page, `Riscos de ${shop}`);
  await expect(page.getByRole("listitem").filter({ hasText: "riscos.pdf" })).toContainText("2 páginas", { timeout: 60_000 });
  await page.getByRole("switch", { name: /^Material grátis/ }).check();
  await page.getByRole("checkbox", { name: /^Declaro que este material/ }).check();
  await page.getByRole("button", { name: "Publicar material" }).click();
  await expect(page.getByText("Só lojas aprovadas publicam materiais.").first()).toBeVisible({ timeout: 60_000 });
  const draft = page.url();

  await page.goto("/painel/quero-ser-autor");
  await expect(page.getByText("Pedimos: O endereço pede senha.")).toBeVisible();
  await page.getByLabel("Onde dá para ver seu trabalho").fill("https://exemplo.com.br/aberto");
  await page.getByRole("button", { name: "Reenviar solicitação" }).click();
  await expect(page.locator("[data-status=enviada]")).toBeVisible();

  await admin.goto("/painel/admin/solicitacoes");
  await admin.getByRole("link", { name: shop }).click();
  const approved = admin.getByRole("dialog").locator("[data-status=aprovada]");
  await pressAsAdmin(admin, admin.getByRole("button", { name: "Aprovar" }), approved);
  await emailTo(person.email, new RegExp(`^A loja ${shop} está aberta`));

  await page.goto("/painel");
  await expect(page.locator("[data-section=primeirosPassos]")).toContainText("0 de 3");
  await register(page, person);
  await page.goto(draft);
  await page.getByRole("switch", { name: /^Material grátis/ }).uncheck();
  await page.getByRole("textbox", { name: "Preço" }).fill("24,90");
  await publish(page);
  await page.goto("/painel");
  await expect(page.locator("[data-section=primeirosPassos]")).toContainText("2 de 3");

  // The first sale reaches a page that is already open.
  const bell = page.locator("summary[aria-label^='Notificações']");
  await expect(bell).toHaveAttribute("aria-label", /\d/);
  const before = (await bell.getAttribute("aria-label")) ?? "";
  const shopper = await (await openBrowser()).newPage();
  await shopper.goto(`/produtos?busca=${encodeURIComponent(shop)}`);
  const found = shopper.locator("[data-product]").filter({ hasText: `Riscos de ${shop}` });
  const slug = await found.getAttribute("data-product");
  const buyer = somebody("Amália Teles");
  const orderId = await orderAsGuest(shopper, slug ?? "", buyer);
  await payPix(await pixCodeOn(shopper));
  await expectFiles(shopper, orderId);
  await expect(bell).not.toHaveAttribute("aria-label", before, { timeout: 30_000 });
  await bell.click();
  await page
    .getByRole("link", { name: /Você vendeu/ })
    .first()
    .click();
  await expect(page.getByText(`Riscos de ${shop}`).first()).toBeVisible();

  const copy = shopper.waitForEvent("download");
  await shopper.getByRole("link", { name: "Baixar riscos.pdf" }).click();
  await (await copy).path();
  await shopper.goto(`/painel/pedidos/${orderId}`);
  await shopper.getByRole("button", { name: /^Avaliar / }).click();
  const form = shopper.getByRole("dialog", { name: /^O que você achou de / });
  await form.getByRole("radio", { name: "5 estrelas" }).check({ force: true });
  await form.getByLabel(/^O que você conta/).fill("Bordei o primeiro risco em uma tarde, a legenda ajuda muito.");
  await form.getByRole("button", { name: "Publicar avaliação" }).click();
  await expect(shopper.getByText("Avaliação publicada")).toBeVisible();
  await page.goto("/painel/avaliacoes");
  await page.getByRole("button", { name: "Responder a Amália T." }).click();
  await page.getByLabel("Sua resposta a Amália T.").fill("Que alegria. O próximo risco traz folhas.");
  await page.getByRole("button", { name: "Publicar resposta" }).click();
  await expect(page.getByText("Resposta publicada")).toBeVisible();

  await createCoupon(page, freshCode());

  // The month's paper says what the ledger says: the price less the commission, and nothing else.
  const held = await balanceOf(person.email);
  expect(held).toBe(2_490 - 299);
  await page.goto("/painel/pagarme/documentos");
  const month = page
    .getByRole("table", { name: /^Extratos por mês/ })
    .locator("tbody tr")
    .first();
  await expect(month.locator("[data-cents]")).toHaveCount(5);
  const cents = await month
    .locator("[data-cents]")
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-cents"))));
  expect(cents).toEqual([0, held, 0, 0, held]);
  const [paper] = await Promise.all([page.waitForEvent("download"), month.getByRole("link", { name: /^CSV/ }).click()]);
  expect(await readFile(await paper.path(), "utf8")).toContain("21,91");
});

test("what is asked changes while somebody writes: sending says so beside the new field, and what was typed stays", async ({
  page,
  openBrowser,
}) => {
  const title = `Como você faz ${randomBytes(3).toString("hex")}`;
  const admin = await (await openBrowser()).newPage();
  await signIn(admin, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/solicitacoes/itens");
  async function saveList(reason: string) {
    await admin.getByRole("button", { name: "Salvar versão nova" }).click();
    const dialog = admin.getByRole("dialog", { name: "Salvar esta lista?" });
    await dialog.getByLabel("Motivo").fill(reason);
    await pressAsAdmin(admin, dialog.getByRole("button", { name: "Salvar", exact: true }), admin.getByText("Lista salva."));
    await expect(admin.getByText(/^Versão \d+ em uso$/)).toBeVisible();
  }

  await signIn(page, "cliente@demo.test", DEMO_PASSWORD, "/painel/quero-ser-autor");
  const about = page.getByLabel("Apresentação");
  const words = "Riscos de bordado livre para iniciantes, com a legenda de pontos e as cores de cada linha usada.";
  await about.fill(words);
  await page.getByLabel("Onde dá para ver seu trabalho").fill("ainda não sei");

  await admin.getByRole("button", { name: "Novo item" }).click();
  const item = admin.getByRole("list", { name: "O que pedimos" }).getByRole("listitem").last();
  await item.getByLabel("Item", { exact: true }).fill(title);
  await item.getByLabel("Explicação").fill("Conte as etapas do seu trabalho.");
  await saveList("Queremos saber como cada um trabalha.");

  await expect(page.getByLabel(title)).toHaveCount(0);
  await page.getByRole("button", { name: "Enviar solicitação" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Falta pouco" })).toBeVisible();
  const added = page.getByLabel(title);
  await expect(added).toHaveAccessibleDescription(/Escreva o que pedimos aqui/);
  await expect(about).toHaveValue(words);
  await expect(page.getByLabel("Onde dá para ver seu trabalho")).toHaveValue("ainda não sei");
  await added.fill("Etapas: desenho à mão e depois digitalizo.");
  await expect(page.getByText("Salvo. Você pode sair", { exact: false })).toBeVisible();
  await page.reload();
  await expect(added).toHaveValue("Etapas: desenho à mão e depois digitalizo.");
  await expect(about).toHaveValue(words);

  await admin.getByRole("button", { name: `Tirar ${title}` }).click();
  await saveList("Não perguntamos mais isso.");
});
