import { expect, test } from "./journey.ts";
import { signInByCode } from "./steps/doorway.ts";
import { makePdf } from "./steps/make-pdf.ts";

test("an author sends a file for the place of another, and one of the same name takes the other's place by a button", async ({
  page,
}) => {
  await signInByCode(page, "traco-dois@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  const pdf = async (name: string, pages: number) => ({
    name,
    mimeType: "application/pdf",
    buffer: await makePdf(`${name} ${pages} ${Date.now()}`, pages, 20_000),
  });
  const rows = page.getByRole("list", { name: "Arquivos do material" }).getByRole("listitem");
  await page.locator("#arquivos").setInputFiles([await pdf("apostila.pdf", 4), await pdf("gabarito.pdf", 2)]);
  await expect(rows.filter({ hasText: "apostila.pdf" })).toContainText("PDF · 4 páginas", { timeout: 60_000 });
  await expect(rows.filter({ hasText: "gabarito.pdf" })).toContainText("PDF · 2 páginas", { timeout: 60_000 });
  const first = (await rows.first().innerText()).includes("apostila") ? "apostila" : "gabarito";
  await page.getByRole("group", { name: "Páginas de apostila.pdf" }).getByRole("checkbox", { name: "Página 3" }).check();
  await expect(page.getByText("Prévia salva.")).toBeVisible({ timeout: 30_000 });

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Substituir apostila.pdf" }).click();
  await (await chooser).setFiles(await pdf("apostila-corrigida.pdf", 5));
  const corrected = rows.filter({ hasText: "apostila-corrigida.pdf" });
  await expect(corrected).toContainText("PDF · 5 páginas", { timeout: 60_000 });
  await expect(rows).toHaveCount(2);
  expect((await rows.first().innerText()).includes(first)).toBe(true);
  const pages = page.getByRole("group", { name: "Páginas de apostila-corrigida.pdf" });
  await expect(pages.getByRole("checkbox", { name: "Página 3" })).toBeChecked();

  await page.locator("#arquivos").setInputFiles(await pdf("gabarito.pdf", 3));
  await page.getByRole("button", { name: "Substituir o outro" }).click({ timeout: 60_000 });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "gabarito.pdf" })).toContainText("PDF · 3 páginas");
  await expect(async () => {
    await page.reload();
    await expect(pages.getByRole("checkbox", { name: "Página 3" })).toBeChecked({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});
