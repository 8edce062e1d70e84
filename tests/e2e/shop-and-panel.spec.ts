import { expect, test } from "./journey.ts";
import { settled } from "./steps/awake.ts";
import { signIn } from "./steps/doorway.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";

const PANEL_PAGE = "/painel/pedidos";

test("da feira se vai ao painel, que se abre sem pesar nela, e dele se volta", async ({ page }) => {
  await signIn(page, "cliente@demo.test", DEMO_PASSWORD);
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  await page.goto("/produtos");
  await settled(page);
  const scripts = asked.filter((path) => path.endsWith(".js"));
  expect(scripts.filter((path) => /routeTree|\/painel\//.test(path))).toEqual([]);

  await page.locator(`header a[href="${PANEL_PAGE}"]:visible`).first().click();
  await expect(page).toHaveURL(PANEL_PAGE);
  await expect(page.getByRole("heading", { name: "Biblioteca", level: 1 })).toBeVisible();
  await settled(page);

  await page.locator('nav a[href="/painel/favoritos"]:visible').first().click();
  await expect(page.getByRole("heading", { name: "Favoritos", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Biblioteca", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/produtos");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("um endereço do painel que não existe diz que não existe", async ({ page, expected }) => {
  expected.push(/status of 404/);
  await signIn(page, "cliente@demo.test", DEMO_PASSWORD);
  expect((await page.goto("/painel/nada-aqui"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Esta página saiu do varal" })).toBeVisible();
});

test("quem já entrou em outra aba e volta à entrada chega ao painel aonde ia", async ({ page }) => {
  await page.goto("/auth/login?passo=redefinir&volta=/painel/favoritos");
  const other = await page.context().newPage();
  await signIn(other, "cliente@demo.test", DEMO_PASSWORD);
  await other.close();
  await page.getByRole("link", { name: "Voltar para entrar" }).click();
  await expect(page).toHaveURL("/painel/favoritos");
  await expect(page.getByRole("heading", { name: "Favoritos", level: 1 })).toBeVisible();
});
