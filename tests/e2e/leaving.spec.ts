import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { CONSENT_VERSION } from "../../src/modules/accounts/privacy/rules.ts";
import { expect, test } from "./journey.ts";
import { settled } from "./steps/awake.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signIn } from "./steps/doorway.ts";
import { holdScripts } from "./steps/hold-scripts.ts";
import { codeTo, emailTo } from "./steps/emails.ts";
import { DEMO_PASSWORD, PASSWORD, somebody } from "./steps/people.ts";
import { endWithdrawalDays, isErased, paidProductOf } from "./steps/records.ts";
import { goToPix, putInCart } from "./steps/shop.ts";

const TAB = "/painel/configuracoes?aba=privacidade";
const AUTHOR = "autora@demo.test";

test("the cookie question takes no as easily as yes, does not return, and is changed from the footer", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const requested: string[] = [];
  page.on("request", (one) => one.url().startsWith("http") && requested.push(new URL(one.url()).origin));
  await page.goto("/");
  const banner = page.getByRole("region", { name: "Podemos usar cookies de medição?" });
  const [no, yes] = [banner.getByRole("button", { name: "Recusar" }), banner.getByRole("button", { name: "Aceitar" })];
  const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()];
  expect([noBox?.width, noBox?.height]).toEqual([yesBox?.width, yesBox?.height]);
  expect(await no.getAttribute("class")).toBe(await yes.getAttribute("class"));
  expect(new Set(requested)).toEqual(new Set([new URL(page.url()).origin]));
  await no.click();
  await expect(banner).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(banner).toBeHidden();
  await page.getByRole("button", { name: "Preferências de cookies" }).click();
  const dialog = page.getByRole("dialog", { name: "Preferências de cookies" });
  await expect(dialog.getByText("Medição: você recusou")).toBeVisible();
  await dialog.getByRole("button", { name: "Aceitar" }).click();
  await expect(dialog).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === "consentimento")?.value).toMatch(
    new RegExp(`^${CONSENT_VERSION}\\.sim\\.`),
  );
});

test("the cookie question comes with the page, and a no given before the scripts counts", async ({ page, context }) => {
  await context.clearCookies();
  const letScriptsCome = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const banner = page.getByRole("region", { name: "Podemos usar cookies de medição?" });
  await banner.getByRole("button", { name: "Recusar" }).click();
  letScriptsCome();
  await expect(banner).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(banner).toBeHidden();
});

test("someone takes a copy of their data, is kept from leaving by an open order, resolves it, leaves and becomes “Cliente removido”", async ({
  page,
  openBrowser,
}) => {
  const person = somebody("Belmira Quaresma");
  const slug = await paidProductOf(AUTHOR);
  await page.goto(`/auth/login?passo=criar&volta=${encodeURIComponent(`/produto/${slug}`)}`);
  await page.getByLabel("Nome").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Criar conta" }).click();
  await page.waitForURL(/passo=codigo/);
  await page.getByLabel("Código").fill(await codeTo(person.email));
  await page.waitForURL(`**/produto/${slug}`);
  await putInCart(page, slug);
  await page.goto("/finalizar-compra");
  await page.getByLabel("Nome completo").fill(person.name);
  await page.getByLabel("CPF", { exact: true }).fill(person.document);
  await goToPix(page);
  const pix = await pixCodeOn(page);

  await page.goto(TAB);
  const leaving = page.locator('[data-section="exclusao"]');
  await expect(leaving.getByText("espera pagamento")).toBeVisible();
  await expect(leaving.getByRole("link", { name: "Pagar, cancelar ou deixar vencer" })).toBeVisible();
  await expect(leaving.getByRole("button", { name: "Apagar minha conta" })).toBeHidden();

  await page.getByRole("button", { name: "Pedir cópia" }).click();
  const give = page.getByRole("button", { name: /^Baixar cópia/ });
  await expect(give).toBeVisible({ timeout: 60_000 });
  await emailTo(person.email, /^A cópia dos seus dados/);
  await give.click();
  const stepUp = page.getByRole("dialog", { name: "Confirme que é você" });
  await stepUp.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    stepUp.getByRole("button", { name: "Confirmar", exact: true }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  expect(strFromU8(files["leia.html"] ?? new Uint8Array())).toContain(person.name);
  expect(JSON.parse(strFromU8(files["json/pedidos.json"] ?? new Uint8Array())).rows).toMatchObject([
    { "CPF ou CNPJ": person.document, Situação: "aguardando_pagamento" },
  ]);

  await payPix(pix);
  await expect(async () => {
    await page.goto(TAB);
    await expect(leaving.getByRole("button", { name: "Apagar minha conta" })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  for (const isLast of [false, true]) {
    await leaving.getByRole("button", { name: "Apagar minha conta" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Apagar em 7 dias" }).click();
    await expect(leaving.getByText(/Sua conta será apagada em/)).toBeVisible();
    if (!isLast) await leaving.getByRole("button", { name: "Desistir da exclusão" }).click();
  }
  await emailTo(person.email, /^Sua conta na Autoria continua aberta/);
  await endWithdrawalDays(person.email);
  await emailTo(person.email, /^Sua conta na Autoria foi apagada/);
  await expect.poll(() => isErased(person.email), { timeout: 90_000 }).toBe(true);
  await page.goto(TAB);
  await page.waitForURL(/\/auth\/login/);

  const author = await (await openBrowser()).newPage();
  await signIn(author, AUTHOR, DEMO_PASSWORD, "/painel/pedidos?aba=vendas");
  await expect(author.getByText("Cliente removido").first()).toBeVisible();
});
