import { expect, type Page } from "@playwright/test";
import { pressAsAdmin } from "./doorway.ts";
import { emailTo, linkIn } from "./emails.ts";
import { lookOver } from "./looking.ts";

type Review = { slug: string; words: string };

/** Somebody signed in complains of a review. */
export async function reportReview(page: Page, { slug, words }: Review): Promise<void> {
  await page.goto(`/avaliacoes?produto=${slug}`);
  await page.getByLabel("Ordem").selectOption("recentes");
  await page.getByRole("article").filter({ hasText: words }).getByRole("button", { name: "Denunciar" }).click();
  const dialog = page.getByRole("dialog", { name: "Denunciar esta avaliação" });
  await dialog.getByRole("radio", { name: "Ofende ou discrimina" }).check({ force: true });
  await dialog.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(page.getByText("Denúncia registrada")).toBeVisible();
}

/** An admin opens the line in the queue and answers it by the key, with a ready answer or own words. */
export async function decideByKey(
  admin: Page,
  tab: "denuncias" | "revisoes",
  { words }: Review,
  { title, label, answer }: { title: string; label: string; answer: { ready: number } | { own: string } },
): Promise<void> {
  await admin.goto(`/painel/admin/comentarios?${new URLSearchParams({ situacao: tab, coisa: "avaliacao", busca: words })}`);
  await admin.locator("[data-row] [data-open]").first().click();
  await expect(admin.getByRole("dialog", { name: "Decisão" }).getByText(words)).toBeVisible();
  await lookOver(admin, `a fila, em ${tab}`);
  await admin.keyboard.press("a");
  const dialog = admin.getByRole("dialog", { name: title });
  if ("ready" in answer) await dialog.getByLabel(/^Resposta pronta/).selectOption({ index: answer.ready });
  else await dialog.getByLabel("Motivo").fill(answer.own);
  await pressAsAdmin(admin, dialog.getByRole("button", { name: label }), admin.getByText("Decisão registrada."));
  await expect(admin.getByText("Nenhum resultado para")).toBeVisible();
}

/** Who wrote it follows the email and asks that it be looked at again; answers the address where they see what comes of it. */
export async function askAgain(page: Page, email: string): Promise<string> {
  const emailMessage = await emailTo(email, /^Sua avaliação não foi publicada$/);
  const address = linkIn(emailMessage, "/painel/revisao");
  await page.goto(address);
  await page.getByRole("button", { name: "Pedir revisão" }).click();
  await expect(page.getByText("Diga por que a decisão deve mudar")).toBeVisible();
  await page.getByLabel("Por que a decisão deve mudar").fill("Falei só do material, sem ofender ninguém.");
  await lookOver(page, "pedir revisão");
  await page.getByRole("button", { name: "Pedir revisão" }).click();
  await expect(page.getByText("Vamos analisar de novo.")).toBeVisible();
  return address;
}

/** An admin opens the only product of the list and asks that one thing of it change. */
export async function askChange(admin: Page, item: string, note: string): Promise<void> {
  await admin.locator("[data-row] [data-open]").first().click();
  await admin.getByRole("button", { name: "Pedir ajustes" }).click();
  const dialog = admin.getByRole("dialog", { name: "O que precisa mudar?" });
  await dialog.getByRole("checkbox", { name: item }).check();
  await dialog.getByLabel(`O que mudar em “${item}”`).fill(note);
  await dialog.getByRole("button", { name: "Pedir estes ajustes" }).click();
  await expect(admin.getByText("Ajustes pedidos. O autor foi avisado.")).toBeVisible();
}
