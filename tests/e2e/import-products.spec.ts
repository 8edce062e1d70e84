import { randomBytes } from "node:crypto";
import { expect, test } from "./journey.ts";
import { signIn } from "./steps/doorway.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";

const ROWS = 500;

test("500 products of a spreadsheet become drafts: read first, the wrong ones reported cell by cell, the good ones created", async ({
  page,
}) => {
  const word = `imbira${randomBytes(4).toString("hex")}`;
  const lines = Array.from({ length: ROWS }, (_, index) => `${word} ${index + 1};Jogo;${index === 41 ? "doze" : "12,90"}`);
  const buffer = Buffer.from(`Título;Tipo;Preço;Peso\r\n${lines.join("\r\n")}\r\n`, "latin1");
  await signIn(page, "autora@demo.test", DEMO_PASSWORD, "/painel/produtos");
  await page.getByRole("link", { name: "Importar de uma planilha" }).click();
  await page.getByText("Arraste a planilha").waitFor();
  await page.locator("#planilha").setInputFiles({ name: "materiais.csv", mimeType: "text/csv", buffer });

  await expect(page.getByText("499 linhas viram rascunhos")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Nada foi criado ainda")).toBeVisible();
  await expect(page.getByText("Colunas que não usamos: Peso.")).toBeVisible();
  await page.getByRole("link", { name: /^Com erro/ }).click();
  const wrong = page.getByRole("row").filter({ hasText: `${word} 42` });
  await expect(wrong.getByText("Escreva o preço como 12,90.")).toBeVisible();
  await expect(wrong).toContainText("43");

  await page.getByRole("button", { name: "Criar 499 rascunhos" }).click();
  await expect(page.getByText("499 rascunhos criados.")).toBeVisible({ timeout: 45_000 });
  await page.getByRole("link", { name: "Ver os rascunhos" }).click();
  await expect(page.getByText(new RegExp(`${word} \\d+`)).first()).toBeVisible();
});
