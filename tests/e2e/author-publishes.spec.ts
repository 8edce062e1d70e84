import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signIn, signInByCode } from "./steps/doorway.ts";
import { emailTo, linkIn } from "./steps/emails.ts";
import { makePdf } from "./steps/make-pdf.ts";
import { fillProduct, publish } from "./steps/product.ts";
import { askChange } from "./steps/moderation.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { expectFiles, goToPix, writeBuyer } from "./steps/shop.ts";

const MEGABYTE = 1024 * 1024;

test("an author publishes a PDF, someone finds it by search within a second, buys it by Pix and downloads the same bytes", async ({
  page,
  openBrowser,
}) => {
  const word = `zabumba${randomBytes(4).toString("hex")}`;
  const title = `Jogos de ${word}`;
  const pdf = await makePdf(title, 6, 5 * MEGABYTE);
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  await signIn(page, "autora@demo.test", DEMO_PASSWORD, "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);

  await page.locator("#arquivos").setInputFiles({ name: "jogos-de-dados.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.getByRole("progressbar", { name: "Envio de jogos-de-dados.pdf" })).toBeVisible();
  await fillProduct(page, title);
  const row = page.getByRole("listitem").filter({ hasText: "jogos-de-dados.pdf" });
  await expect(row).toContainText("PDF · 6 páginas · A4 ", { timeout: 60_000 });
  for (const number of [1, 3]) await page.getByRole("checkbox", { name: `Página ${number}`, exact: true }).check();
  await expect(page.getByText("Prévia salva.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Usar a página 1" }).click();
  await expect(page.getByRole("button", { name: "Tirar a capa" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Você recebe/)).toContainText("R$");

  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(page.getByText(/^Rascunho salvo/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue(title);
  await expect(page.getByRole("checkbox", { name: "Página 3", exact: true })).toBeChecked();

  await publish(page);

  const stranger = await (await openBrowser()).newPage();
  await stranger.goto("/");
  await stranger.getByRole("combobox", { name: "Buscar" }).first().fill(word);
  await stranger.getByRole("combobox", { name: "Buscar" }).first().press("Enter");
  await stranger.waitForURL(/\/produtos\?busca=/);
  await stranger.locator("[data-product]").getByRole("link", { name: title }).click();
  await expect(stranger.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(stranger.locator('[aria-labelledby="pacote"]')).toContainText("A4");
  await stranger.getByRole("button", { name: "Comprar agora" }).click();
  await stranger.waitForURL("**/finalizar-pedido");
  const buyer = somebody();
  await writeBuyer(stranger, buyer);
  const orderId = await goToPix(stranger);
  await payPix(await pixCodeOn(stranger));
  await expectFiles(stranger, orderId);
  await emailTo(buyer.email, /^Seus materiais do pedido/);

  const [download] = await Promise.all([
    stranger.waitForEvent("download"),
    stranger.getByRole("link", { name: "Baixar jogos-de-dados.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("jogos-de-dados.pdf");
  const bytes = await readFile(await download.path());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);

  await page.goto("/painel/pedidos?aba=vendas");
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1);
  await page.getByRole("row").filter({ hasText: title }).getByRole("link").first().click();
  await expect(page.getByText(title).first()).toBeVisible();

  const admin = await (await openBrowser()).newPage();
  const ask = "Diga quantas pessoas jogam.";
  await signIn(admin, "admin@demo.test", DEMO_PASSWORD, `/painel/admin/produtos?busca=${word}`);
  await askChange(admin, "Descrição", ask);
  const emailMessage = await emailTo("autora@demo.test", new RegExp(`^Ajustes pedidos em ${title}`));
  await page.goto(linkIn(emailMessage, "/painel/adicionar-produto"));
  await expect(page.getByText(ask)).toBeVisible();
  await page.getByRole("textbox", { name: "Descrição" }).fill("Sete jogos para duas a seis pessoas, com regras de uma página.");
  await publish(page);
  await admin.reload();
  await expect(admin.getByText("O autor publicou de novo depois disso.")).toBeVisible();
});

test("two tabs start two products; who returns to one left empty finds the same one", async ({ page }) => {
  await signInByCode(page, "norma-e-papel@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await expect(page.getByRole("textbox", { name: "Título" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/painel/adicionar-produto");
  await other.waitForURL(/produto=\d+/);
  expect(other.url()).not.toBe(page.url());
  const left = other.url();
  await other.goto("/painel/produtos");
  await other.goto("/painel/adicionar-produto");
  await other.waitForURL(/produto=\d+/);
  expect(other.url()).toBe(left);
});

test("a file that lies about what it is is refused with the reason, and the product is not published with it", async ({
  page,
}) => {
  await signInByCode(page, "giz-de-cera@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await page
    .locator("#arquivos")
    .setInputFiles({ name: "aula.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ isto é um programa") });
  await expect(page.getByRole("alert").filter({ hasText: "não corresponde à extensão" })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Publicar material" }).click();
  await expect(page.getByText("Remova os arquivos que não passaram na conferência.").first()).toBeVisible();
  await page.getByRole("button", { name: "Remover aula.pdf" }).click();
  await expect(page.getByText("Remova os arquivos que não passaram na conferência.")).toHaveCount(0);
});
