import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signInByCode } from "./steps/doorway.ts";
import { makePdf } from "./steps/make-pdf.ts";
import { fillProduct } from "./steps/product.ts";
import { serverFunctions } from "./steps/server-functions.ts";

const AUTHOR = "no-compasso@demo.test";
const LIGHT_BYTES = 4_096;

/** A product that is ready but for the press that publishes it. */
async function fillAll(page: Page): Promise<string> {
  const title = `Jogos ${randomBytes(4).toString("hex")}`;
  await signInByCode(page, AUTHOR, "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await page
    .locator("#arquivos")
    .setInputFiles({ name: "jogos.pdf", mimeType: "application/pdf", buffer: await makePdf(title, 3, LIGHT_BYTES) });
  await fillProduct(page, title);
  await expect(page.getByRole("listitem").filter({ hasText: "jogos.pdf" })).toContainText("3 páginas", { timeout: 60_000 });
  await page.getByRole("checkbox", { name: /^Declaro que este material/ }).check();
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(page.getByText(/^Rascunho salvo/).first()).toBeVisible();
  return title;
}

const saving = () => new RegExp(`_serverFn/${serverFunctions().get("saveDraftFn")}`);
const publishButton = (page: Page) => page.getByRole("button", { name: "Publicar material" });

test("a press to publish while one save is on its way and another waits behind it publishes what was written last", async ({
  page,
}) => {
  const title = await fillAll(page);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(saving(), async (route) => {
    await held;
    await route.continue();
  });
  const promise = page.getByLabel("Resumo em uma frase");
  const save = page.getByRole("button", { name: "Salvar rascunho" });
  const first = page.waitForRequest(saving());
  await promise.fill("Primeiro resumo.");
  await save.click();
  await first;
  await promise.fill("Segundo resumo.");
  await save.click();
  await publishButton(page).click();
  await expect(page.getByRole("button", { name: "Publicando…" })).toBeVisible();
  goOn();
  await expect(page.getByText("Publicado.", { exact: true })).toBeVisible({ timeout: 60_000 });
  const link = page.getByRole("link", { name: "Ver na loja" }).first();
  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Segundo resumo.").first()).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ expected: [/ERR_FAILED.*_serverFn/] });
  test("a press to publish that failed without a network is still said once the draft is saved by itself", async ({ page }) => {
    await fillAll(page);
    let isDown = true;
    await page.route(saving(), (route) => (isDown ? route.abort() : route.continue()));
    await page.getByLabel("Resumo em uma frase").fill("Escrito sem rede.");
    await publishButton(page).click();
    await expect(page.getByText(/^Sem conexão/).first()).toBeVisible();
    isDown = false;
    await expect(page.getByText(/^Rascunho salvo/).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^A publicação não foi feita/)).toBeVisible();
    await publishButton(page).click();
    await expect(page.getByText("Publicado.", { exact: true })).toBeVisible({ timeout: 60_000 });
  });
});
