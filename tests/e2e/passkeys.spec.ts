import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { codeTo, emailTo } from "./steps/emails.ts";
import { PASSWORD, somebody } from "./steps/people.ts";
import { signIn, signOut } from "./steps/doorway.ts";
import { appCode } from "./steps/second-step.ts";

const SECURITY = "/painel/configuracoes?aba=seguranca";

/** The fingerprint reader of a phone, always touched by its owner. */
async function withFingerprint(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function newPerson(page: Page): Promise<string> {
  const person = somebody("Dandara Reis");
  await page.goto("/auth/login?passo=criar");
  await page.getByLabel("Nome").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Criar conta" }).click();
  await page.waitForURL(/passo=codigo/);
  await page.getByLabel("Código").fill(await codeTo(person.email));
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  return person.email;
}

test("someone creates a passkey, signs out and returns with it alone", async ({ page }) => {
  const email = await newPerson(page);
  await page.goto(SECURITY);
  await withFingerprint(page);
  await page.getByRole("button", { name: "Criar chave de acesso" }).click();
  await page.getByRole("dialog").getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(page.getByRole("list", { name: "Suas chaves de acesso" }).getByRole("listitem")).toHaveCount(1);
  await emailTo(email, /^Nova chave de acesso/);

  await signOut(page);
  await page.goto(`/auth/login?volta=${encodeURIComponent(SECURITY)}`);
  // The reader answers by itself what the e-mail field offers.
  await page.waitForURL(`**${SECURITY}`);
  await expect(page.getByRole("list", { name: "Suas chaves de acesso" })).toContainText("usada em");
});

test("someone who lost their phone signs in with a recovery code and enables the second step on another", async ({ page }) => {
  const email = await newPerson(page);
  await page.goto(SECURITY);
  const panel = page.locator("[data-section=segundo-passo]");
  await panel.getByRole("button", { name: "Ligar verificação em duas etapas" }).click();
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  const key = (await page.locator("[data-key]").innerText()).replace(/\s/g, "");
  await page.getByLabel("Código do aplicativo").fill(await appCode(key));
  await page.getByRole("dialog").getByRole("button", { name: "Ligar verificação em duas etapas" }).click();
  const codes = page.getByRole("list", { name: "Códigos de recuperação" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().innerText()).trim();
  await page.getByRole("button", { name: "Já guardei os códigos" }).click();

  await signOut(page);
  await page.goto("/auth/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.getByRole("button", { name: /^Perdi o celular/ }).click();
  await page.getByLabel("Código de recuperação").fill(code);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Restam 9 códigos de recuperação.")).toBeVisible();
  await emailTo(email, /^Um código de recuperação da sua conta foi usado/);

  await page.getByRole("link", { name: "Trocar de celular" }).click();
  await panel.getByRole("button", { name: "Gerenciar" }).click();
  await page.getByRole("button", { name: "Desligar a verificação em duas etapas" }).click();
  await page.getByRole("button", { name: "Desligar", exact: true }).click();
  await expect(panel.getByRole("button", { name: "Ligar verificação em duas etapas" })).toBeVisible();

  await signOut(page);
  await signIn(page, email, PASSWORD, SECURITY);
  await expect(panel.getByRole("button", { name: "Ligar verificação em duas etapas" })).toBeVisible();
});
