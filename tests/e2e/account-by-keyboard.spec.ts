import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { settled } from "./steps/awake.ts";
import { signIn } from "./steps/doorway.ts";
import { tabThrough, tabTo } from "./steps/keyboard.ts";
import { codeTo, emailTo, linkIn } from "./steps/emails.ts";
import { DEMO_PASSWORD, PASSWORD, type Person, somebody } from "./steps/people.ts";

// 1280 × 800 at a zoom of 200 %.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, contextOptions: { reducedMotion: "reduce" } });

async function openAccount(page: Page, person: Person): Promise<void> {
  await page.goto("/auth/login?passo=criar&volta=/painel/configuracoes");
  await page.getByLabel("Nome").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Criar conta" }).click();
  await page.waitForURL(/passo=codigo/);
  await page.getByLabel("Código").fill(await codeTo(person.email));
  await page.waitForURL("**/painel/configuracoes");
}

/** The step-up dialog, answered without a mouse. */
async function confirmByKeyboard(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirme que é você" });
  await expect(dialog.getByLabel("Senha", { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

/** Each page is walked by Tab from its top to its end: nothing focused is hidden, nothing is wider than the screen. */
async function walkEach(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator("main h1")).toBeVisible();
    await settled(page);
    const stops = await tabThrough(page);
    expect(stops.length, address).toBeGreaterThan(3);
    expect(
      stops.filter((stop) => stop.isCovered || stop.isOutside),
      address,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(0);
  }
}

test("at 200 % zoom, each account page is walked by Tab with nothing hidden and no sideways scrolling", async ({ page }) => {
  await signIn(page, "cliente@demo.test", DEMO_PASSWORD, "/painel/configuracoes");
  await expect(page.getByRole("heading", { level: 1, name: "Configurações" })).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Configurações" }).getByRole("link");
  const ofSettings = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(ofSettings.length).toBeGreaterThanOrEqual(2);
  await walkEach(page, ["/painel", "/painel/pedidos", "/painel/favoritos", "/painel/enderecos", ...ofSettings]);
});

test("at 200 % zoom, so is each seller page", async ({ page }) => {
  await signIn(page, "autora@demo.test", DEMO_PASSWORD, "/painel");
  await walkEach(page, [
    "/painel",
    "/painel/produtos",
    "/painel/pedidos?aba=vendas",
    "/painel/avaliacoes",
    "/painel/cupons",
    "/painel/minha-loja",
    "/painel/analytics",
    "/painel/pagarme",
    "/painel/configurar-pagamentos",
  ]);
});

test("at 200 % zoom and only by keyboard, a person changes name, password and e-mail, and signs out of other devices", async ({
  page,
  openBrowser,
}) => {
  const person = somebody("Zilda Camargo");
  await openAccount(page, person);
  const elsewhere = await (await openBrowser()).newPage();
  await signIn(elsewhere, person.email, PASSWORD);

  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue(person.name);
  await tabTo(page, page.getByLabel("Nome", { exact: true }), 60);
  await page.keyboard.press("End");
  await page.keyboard.type(" Prado");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nome salvo.")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Trocar e-mail" }), 60);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Novo e-mail")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Trocar e-mail" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Novo e-mail")).toBeFocused();
  const fresh = somebody().email;
  await page.keyboard.type(fresh);
  await page.keyboard.press("Enter");
  await confirmByKeyboard(page);
  await expect(page.locator("[data-section=email]")).toContainText("Falta confirmar.");
  const undo = linkIn(await emailTo(person.email, /^Pediram para trocar/), "/email/desfazer/");

  await tabTo(page, page.getByRole("link", { name: "Segurança" }), 60);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Senha" })).toBeVisible();
  await tabTo(page, page.getByLabel("Senha nova"), 60);
  await page.keyboard.type("curta");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Senha nova")).toBeFocused();
  await expect(page.getByLabel("Senha nova")).toHaveAccessibleDescription(/Use pelo menos 8 caracteres/);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("pitanga madura no telhado");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Senha salva.")).toBeVisible();
  // The password ended the other session: its next page is the door (INV-38).
  await elsewhere.goto("/painel/pedidos");
  await elsewhere.waitForURL(/\/auth\/login/);
  await signIn(elsewhere, person.email, "pitanga madura no telhado");
  await page.reload();
  await tabTo(page, page.getByRole("button", { name: "Sair de todos os outros" }), 60);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Só este aparelho está na sua conta.")).toBeVisible();
  await elsewhere.goto("/painel/pedidos");
  await elsewhere.waitForURL(/\/auth\/login/);

  await page.goto(linkIn(await emailTo(fresh, /^Confirme seu novo e-mail/), "/painel/configuracoes/email/"));
  await tabTo(page, page.getByRole("button", { name: "Confirmar novo e-mail" }), 60);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/painel/configuracoes");
  await expect(page.locator("[data-section=email]")).toContainText(fresh);

  // The old box undoes it, without signing in.
  await elsewhere.goto(undo);
  await tabTo(elsewhere, elsewhere.getByRole("button", { name: "Não fui eu, desfazer" }), 10);
  await elsewhere.keyboard.press("Enter");
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Conta protegida" })).toBeVisible();
  await page.goto("/painel/configuracoes");
  await page.waitForURL(/\/auth\/login/);
});
