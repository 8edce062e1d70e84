import { expect, type Page } from "@playwright/test";

/** Writes what a product needs to be published, its files aside. */
export async function fillProduct(page: Page, title: string): Promise<void> {
  await page.getByRole("textbox", { name: "Título" }).fill(title);
  await page.getByLabel("Resumo em uma frase").fill("Sete jogos de dados para a hora do conto.");
  await page.getByLabel("Tipo de material").fill("Jogo de imprimir");
  await page
    .getByRole("textbox", { name: "Descrição" })
    .fill("Sete jogos curtos para imprimir e jogar em roda, com regras de uma página e peças para recortar.");
  await page.getByLabel("Categoria", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("textbox", { name: "Preço" }).fill("24,90");
}

/** Waits until every file that was chosen came and was looked at: a press to publish before is refused. */
export async function expectFilesChecked(page: Page): Promise<void> {
  const part = page.getByRole("listitem").filter({ hasText: "Arquivos conferidos" });
  await expect(part).toContainText("pronto", { timeout: 60_000 });
}

/** Presses the one button of a product that is ready. */
export async function publish(page: Page): Promise<void> {
  await expectFilesChecked(page);
  await page.getByRole("checkbox", { name: /^Declaro que este material/ }).check();
  const ofPrograms = page.getByRole("checkbox", { name: /^Declaro que estes arquivos abrem/ });
  if (await ofPrograms.isVisible()) await ofPrograms.check();
  await page.getByRole("button", { name: "Publicar material" }).click();
  // Its cover is made and its files are compared first.
  await expect(page.getByText("Publicado.", { exact: true })).toBeVisible({ timeout: 60_000 });
}
