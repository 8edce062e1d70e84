import { EICAR } from "../eicar.ts";
import { expect, test } from "./journey.ts";
import { pressAsAdmin, signIn, signInByCode } from "./steps/doorway.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";

const NAME = `teste-${Date.now()}.txt`;

test("an author's infected file is refused beside it and the others stay; the owner releases the mistake and takes that back", async ({
  page,
  openBrowser,
  request,
}) => {
  const { parts } = (await (await request.get("/readyz")).json()) as { parts: Record<string, string> };
  test.skip(!parts.antivirus, "this market has no antivirus (CLAMAV_URL)");
  await signInByCode(page, "horta-da-tereza@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  const file = { name: NAME, mimeType: "text/plain", buffer: Buffer.from(EICAR) };
  const other = { name: "regras.txt", mimeType: "text/plain", buffer: Buffer.from(`Regras do jogo ${Date.now()}`) };
  await page.locator("#arquivos").setInputFiles([file, other]);
  const rows = page.getByRole("listitem");
  const refused = rows.filter({ hasText: NAME });
  await expect(refused.getByText(/^O antivírus encontrou “.+” neste arquivo/)).toBeVisible({ timeout: 60_000 });
  const clean = rows.filter({ hasText: "regras.txt" });
  await expect(clean).toHaveAttribute("data-file-status", "limpo", { timeout: 60_000 });
  await expect(clean).toContainText("Conferido pela estrutura e pelo antivírus.");

  const admin = await (await openBrowser()).newPage();
  await signIn(admin, "admin@demo.test", DEMO_PASSWORD, "/painel/admin/interno#antivirus");
  const found = admin.getByRole("row").filter({ hasText: NAME });
  const act = async (label: string, done: string) => {
    await found.getByRole("button", { name: `${label}: ${NAME}` }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByLabel("Motivo").fill("Conferido em outro antivírus.");
    await pressAsAdmin(admin, dialog.getByRole("button", { name: label, exact: true }), admin.getByText(done).first());
  };
  await act("Liberar", "Arquivo liberado.");
  await expect(found).toContainText("Liberado por");
  await page.reload();
  await expect(refused).toContainText("Remova-o daqui e envie de novo.");
  await act("Reter de novo", "Arquivo retido de novo.");
  await expect(found).not.toContainText("Liberado por");
});
