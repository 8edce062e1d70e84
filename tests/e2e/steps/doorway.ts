import { expect, type Locator, type Page } from "@playwright/test";
import { codeTo, emailsTo } from "./emails.ts";
import { DEMO_PASSWORD, PASSWORD, type Person } from "./people.ts";

/** Signs in with a password and waits until the page left the doorway. */
export async function signIn(page: Page, email: string, password: string, volta = "/painel/pedidos"): Promise<void> {
  await page.goto(`/auth/login?volta=${encodeURIComponent(volta)}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/auth/login");
}

/** Opens an account with a password, by the code sent to its e-mail. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto("/auth/login?passo=criar&volta=/painel/pedidos");
  await page.getByLabel("Nome").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Criar conta" }).click();
  await page.getByLabel("Código").fill(await codeTo(person.email));
  await page.waitForURL("**/painel/pedidos");
}

/** Presses a button of the administration that may ask again who it is, and answers with the password. */
export async function pressAsAdmin(page: Page, button: Locator, done: Locator, password = DEMO_PASSWORD): Promise<void> {
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
  await expect(dialog.or(done).first()).toBeVisible();
  if (!(await dialog.isVisible())) return;
  await dialog.getByLabel("Senha", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(done).toBeVisible();
}

/** Leaves by the button of the panel. */
export async function signOut(page: Page): Promise<void> {
  await page.goto("/painel/pedidos");
  await page.getByRole("button", { name: "Sair" }).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/painel"));
  await expect(page.getByRole("link", { name: "Entrar" }).first()).toBeVisible();
}

/** Signs in with the code that comes by e-mail. */
export async function signInByCode(page: Page, email: string, volta = "/painel/pedidos"): Promise<void> {
  const known = (await emailsTo(email)).flatMap(({ subject }) => /^\d{6}(?= )/.exec(subject) ?? []);
  await page.goto(`/auth/login?volta=${encodeURIComponent(volta)}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Receber código por e-mail" }).click();
  await page.getByLabel("Código").fill(await codeTo(email, known));
  await page.waitForURL((url) => url.pathname !== "/auth/login");
}

const LOGIN = /\/auth\/login\?volta=/;

/** Presses a button that only who signed in may use, as often as the page needs, until it leads to the entrance. */
export async function pressToSignIn(page: Page, button: Locator): Promise<void> {
  await expect(async () => {
    // A press that a slow machine answers late is not repeated on the page it led to.
    if (!LOGIN.test(page.url())) await button.click({ timeout: 1_000 });
    await page.waitForURL(LOGIN, { timeout: 5_000 });
  }).toPass();
}
