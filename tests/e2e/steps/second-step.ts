import { expect, type Locator, type Page } from "@playwright/test";
import { HOTP, Secret } from "otpauth";
import { PASSWORD } from "./people.ts";

let lastStep = 0;

/** The code the person's app shows; never one already used, waiting for the next when there is none. */
export async function appCode(key: string): Promise<string> {
  const now = () => Math.floor(Date.now() / 30_000);
  await expect.poll(() => now() + 1 > lastStep, { timeout: 40_000 }).toBe(true);
  lastStep = Math.max(lastStep + 1, now());
  return new HOTP({ secret: Secret.fromBase32(key) }).generate({ counter: lastStep });
}

/** Turns the second step on from the withdrawal section, proving identity by password; answers the app's key. */
export async function turnOnSecondStep(page: Page, section: Locator): Promise<string> {
  await section.getByRole("button", { name: "Ligar verificação em duas etapas" }).click();
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  const key = (await page.locator("[data-key]").innerText()).replace(/\s/g, "");
  await page.getByLabel("Código do aplicativo").fill(await appCode(key));
  await page.getByRole("dialog").getByRole("button", { name: "Ligar verificação em duas etapas" }).click();
  await expect(page.getByRole("list", { name: "Códigos de recuperação" }).getByRole("listitem")).toHaveCount(10);
  await page.getByRole("button", { name: "Já guardei os códigos" }).click();
  return key;
}

/** Presses a button that may ask again who it is, and answers with the app. */
export async function pressProving(page: Page, button: Locator, key: string, done: Locator): Promise<void> {
  await button.click();
  const requested = page.getByLabel("Código do aplicativo");
  await expect(requested.or(done).first()).toBeVisible({ timeout: 30_000 });
  if (!(await requested.isVisible())) return;
  await requested.fill(await appCode(key));
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(done).toBeVisible({ timeout: 30_000 });
}
