import { expect, test } from "./journey.ts";
import { codeTo, emailTo, linkIn } from "./steps/emails.ts";
import { PASSWORD, somebody } from "./steps/people.ts";
import { signIn, signOut } from "./steps/doorway.ts";
import { paidProduct } from "./steps/shop.ts";

test("someone creates an account, signs out, signs in by password, changes it by e-mail and always returns to where they were", async ({
  page,
  request,
}) => {
  const person = somebody("Iracema Duarte");
  const slug = await paidProduct(request);
  const where = `/produto/${slug}`;

  await page.goto(where);
  await page.getByRole("link", { name: "Entrar" }).first().click();
  await page.getByRole("link", { name: "Criar conta" }).click();
  await page.waitForURL(/passo=criar/);
  await page.getByLabel("Nome").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Senha", { exact: true }).fill("curta");
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page.getByLabel("Senha", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Criar conta" }).click();
  await page.waitForURL(/passo=codigo/);
  await page.getByLabel("Código").fill(await codeTo(person.email));
  await page.waitForURL(`**${where}`);
  await expect(page.getByLabel(`Sua conta, ${person.name}`).first()).toBeVisible();

  await signOut(page);
  await page.goto("/painel/pedidos");
  await page.waitForURL(/\/auth\/login\?volta=/);
  await signIn(page, person.email, PASSWORD, where);
  await page.waitForURL(`**${where}`);
  await signOut(page);

  await page.goto(`/auth/login?volta=${encodeURIComponent(where)}`);
  await page.getByRole("link", { name: "Esqueci a senha" }).click();
  // The step before has an e-mail of its own, on the screen until this one comes.
  await expect(page.getByRole("heading", { name: "Esqueceu a senha?" })).toBeVisible();
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByText("Mensagem enviada.")).toBeVisible();
  const link = linkIn(await emailTo(person.email, /^Criar uma senha nova/), "passo=nova-senha");
  await page.goto(link);
  const fresh = "jabuticaba sem pressa no quintal";
  await page.getByLabel("Senha nova").fill(fresh);
  await page.getByRole("button", { name: "Salvar senha e entrar" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));

  await signOut(page);
  await signIn(page, person.email, fresh);
  await page.waitForURL("**/painel/pedidos");
});

test("a used new-password link does not open again", async ({ page, expected }) => {
  expected.push(/status of 410/);
  await page.goto("/auth/login?passo=nova-senha&token=naoexiste");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByLabel("Senha nova")).toBeHidden();
});

test("an e-mail with and without an account gets the same answer", async ({ page }) => {
  const nobody = somebody();
  await page.goto("/auth/login?passo=redefinir");
  await page.getByLabel("E-mail").fill(nobody.email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByText("Mensagem enviada.")).toBeVisible();
  await page.goto("/auth/login");
  await page.getByLabel("E-mail").fill(nobody.email);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("E-mail ou senha não conferem.")).toBeVisible();
});

test("the return address never leads off the site", async ({ page }) => {
  for (const volta of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    await page.goto(`/auth/login?volta=${encodeURIComponent(volta)}`);
    await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeEnabled();
  }
  await signIn(page, "cliente@demo.test", "demo-autoria-2026", "//evil.example/x");
  expect(new URL(page.url()).hostname).not.toContain("evil");
});
