import { expect, type Page } from "@playwright/test";
import { emailTo, linkIn } from "./emails.ts";
import { lookOver } from "./looking.ts";

/** Asks for the newsletter, confirms, changes what it is about, leaves from the mailbox, and presses the spent link: every screen on the way is looked over. */
export async function lookAtSubscribing(page: Page, email: string): Promise<void> {
  await page.goto("/newsletter");
  const send = page.getByRole("button", { name: "Quero receber" });
  await send.click();
  await expect(page.getByText("Escreva o seu e-mail.")).toBeVisible();
  await lookOver(page, "pedido da carta por corrigir");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("checkbox", { name: /^Sala de aula/ }).check();
  await page.getByRole("checkbox", { name: /^Quero receber/ }).check();
  await send.click();
  await expect(page.getByText("Falta um clique.")).toBeVisible();
  await lookOver(page, "carta pedida");
  const confirm = linkIn(await emailTo(email, /^Confirme que quer receber/), "/newsletter/confirmar/");
  await page.goto(confirm);
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByRole("heading", { name: "Pronto, você está na lista" })).toBeVisible();
  await lookOver(page, "carta confirmada");
  await page.getByRole("link", { name: "Ver o que escolhi" }).click();
  await page.getByRole("checkbox", { name: /^Papelaria/ }).check();
  await page.getByRole("button", { name: "Salvar assuntos" }).click();
  await expect(page.getByText("Assuntos salvos.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^Papelaria/ })).toBeChecked();
  await lookOver(page, "assuntos da carta");
  // The mailbox's own button: a POST with neither cookie nor page.
  const left = await fetch(page.url(), { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect(left.status).toBe(200);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Você saiu da lista" })).toBeVisible();
  await lookOver(page, "fora da carta");
  await page.goto(confirm);
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  await lookOver(page, "link da carta vencido");
}
