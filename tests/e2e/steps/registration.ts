import { expect, type Page } from "@playwright/test";
import type { Person } from "./people.ts";

/** From the form to an account at the provider that receives. */
export async function register(page: Page, person: Person): Promise<void> {
  await writeRegistration(page, person);
  await page.getByRole("button", { name: "Enviar cadastro" }).click();
  await expect(page.locator('[data-status="ativo"]').first()).toBeVisible({ timeout: 60_000 });
}

/** Opens the form and writes everything that the provider asks. */
export async function writeRegistration(page: Page, person: Person): Promise<void> {
  await page.goto("/painel/configurar-pagamentos");
  const write = async (name: string, text: string) => page.locator(`#campo-${name}`).fill(text);
  await write("name", person.name);
  await write("document", person.document);
  await write("birthdate", "14/03/1987");
  await write("email", person.email);
  await write("phone", "(32) 99876-5432");
  await write("cep", "36010-000");
  await write("district", "Centro");
  await write("street", "Rua Halfeld");
  await write("number", "120");
  await write("city", "Juiz de Fora");
  await page.locator('select[name="uf"]').selectOption("MG");
  await write("mother_name", "Rosa Andrade Lima");
  await write("monthly_income", "3.500,00");
  await write("occupation", "Professora");
  await write("bank", "341");
  await page.getByLabel("Corrente", { exact: true }).check();
  await write("branch_number", "0912");
  await write("account_number", "441812");
  await write("account_check_digit", "7");
  await write("holder_name", person.name);
  await write("holder_document", person.document);
}
