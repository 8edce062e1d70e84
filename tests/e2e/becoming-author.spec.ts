import { randomBytes } from "node:crypto";
import { expect, test } from "./journey.ts";
import { signIn, signInByCode } from "./steps/doorway.ts";
import { letterTo } from "./steps/letters.ts";
import { makePdf } from "./steps/make-pdf.ts";
import { fillMaterial } from "./steps/material.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { orderAsGuest, paidMaterial } from "./steps/shop.ts";

test("alguém pede para vender, ajusta o que a casa pede, é aprovado e o rascunho que preparou já pode ir à venda", async ({
  page,
  request,
  openBrowser,
}) => {
  const person = somebody("Otília Ramos");
  const shop = `Bordados ${randomBytes(4).toString("hex")}`;
  // Whoever bought has an account, opened by a code that reaches the box.
  await orderAsGuest(page, await paidMaterial(request), person);
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
  await letterTo(person.email, new RegExp(`^Falta um ajuste na solicitação da loja ${shop}`));

  await page.goto("/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await page
    .locator("#arquivos")
    .setInputFiles({ name: "riscos.pdf", mimeType: "application/pdf", buffer: await makePdf(shop, 2, 60_000) });
  await fillMaterial(page, `Riscos de ${shop}`);
  await expect(page.getByRole("listitem").filter({ hasText: "riscos.pdf" })).toContainText("2 páginas", { timeout: 60_000 });
  await page.getByRole("switch", { name: /^Material grátis/ }).check();
  await page.getByRole("checkbox", { name: /^Declaro que este material/ }).check();
  await page.getByRole("button", { name: "Publicar material" }).click();
  await expect(page.getByText("Só lojas aprovadas publicam materiais.").first()).toBeVisible();
  const draft = page.url();

  await page.goto("/painel/quero-ser-autor");
  await expect(page.getByText("Pedimos: O endereço pede senha.")).toBeVisible();
  await page.getByLabel("Onde dá para ver seu trabalho").fill("https://exemplo.com.br/aberto");
  await page.getByRole("button", { name: "Reenviar solicitação" }).click();
  await expect(page.locator("[data-status=enviada]")).toBeVisible();

  await admin.goto("/painel/admin/solicitacoes");
  await admin.getByRole("link", { name: shop }).click();
  await admin.getByRole("button", { name: "Aprovar" }).click();
  await expect(admin.getByRole("dialog").locator("[data-status=aprovada]")).toBeVisible();
  await letterTo(person.email, new RegExp(`^A loja ${shop} está aberta`));

  await page.goto("/painel");
  await expect(page.locator("[data-section=primeirosPassos]")).toContainText("0 de 3");
  await page.goto(draft);
  await page.getByRole("checkbox", { name: /^Declaro que este material/ }).check();
  await page.getByRole("button", { name: "Publicar material" }).click();
  await expect(page.getByText("Publicado.", { exact: true })).toBeVisible();
  await page.goto("/painel");
  await expect(page.locator("[data-section=primeirosPassos]")).toContainText("1 de 3");
});
