import { expect, test } from "./journey.ts";
import { settled } from "./steps/awake.ts";
import { signIn } from "./steps/doorway.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";
import { paidProductOf } from "./steps/records.ts";

const PANEL_PAGE = "/painel/pedidos";

test("from the shop one goes to the dashboard, which opens without weighing on the shop, and returns", async ({ page }) => {
  await signIn(page, "cliente@demo.test", DEMO_PASSWORD);
  const requested: string[] = [];
  page.on("request", (one) => requested.push(new URL(one.url()).pathname));
  await page.goto("/produtos");
  await settled(page);
  const scripts = requested.filter((path) => path.endsWith(".js"));
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

test("a dashboard address that does not exist says so", async ({ page, expected }) => {
  expected.push(/status of 404/);
  await signIn(page, "cliente@demo.test", DEMO_PASSWORD);
  expect((await page.goto("/painel/nada-aqui"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeVisible();
});

test("someone without the right gets a 403 that says whose page it is, on arrival and inside the dashboard", async ({
  page,
  expected,
}) => {
  expected.push(/status of 40[34]/);
  await signIn(page, "cliente@demo.test", DEMO_PASSWORD);
  const ofAuthors = page.getByRole("heading", { name: "Esta página é para quem vende" });
  for (const address of ["/painel/admin", "/painel/admin/pedidos", "/painel/admin/interno"]) {
    expect((await page.goto(address))?.status(), address).toBe(403);
    await expect(page.getByRole("heading", { name: "Esta página é da administração" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Ir para a visão geral" })).toBeVisible();
  }
  for (const screen of [
    "minha-loja",
    "adicionar-produto",
    "analytics",
    "pagarme",
    "configurar-pagamentos",
    "cupons",
    "produtos",
  ]) {
    expect((await page.goto(`/painel/${screen}`))?.status(), screen).toBe(403);
    await expect(ofAuthors).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Quero ser autor" }).click();
  await expect(page).toHaveURL("/painel/quero-ser-autor");
  await page.goBack();
  await expect(ofAuthors).toBeVisible();
  expect((await page.goto("/painel/pedidos/00000000-0000-4000-8000-000000000000"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Não achamos esta página" })).toBeVisible();
});

test("someone signed in on another tab who returns to sign-in reaches the dashboard page they wanted", async ({ page }) => {
  await page.goto("/auth/login?passo=redefinir&volta=/painel/favoritos");
  const other = await page.context().newPage();
  await signIn(other, "cliente@demo.test", DEMO_PASSWORD);
  await other.close();
  await page.getByRole("link", { name: "Voltar para entrar" }).click();
  await expect(page).toHaveURL("/painel/favoritos");
  await expect(page.getByRole("heading", { name: "Favoritos", level: 1 })).toBeVisible();
});

test("a seller edits their store and product where others follow", async ({ page }) => {
  const main = page.getByRole("main");
  await signIn(page, "autora@demo.test", DEMO_PASSWORD);
  await page.goto("/loja/helena-prado");
  await expect(main.getByRole("link", { name: "Editar loja" })).toHaveAttribute("href", "/painel/minha-loja");
  await expect(main.getByRole("button", { name: /^Seguir/ })).toHaveCount(0);
  await page.goto(`/produto/${await paidProductOf("autora@demo.test")}`);
  await main.getByRole("link", { name: "Editar material" }).click();
  await expect(page).toHaveURL(/\/painel\/adicionar-produto\?produto=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Editar material" })).toBeVisible();
  await page.goto("/loja/nina-caldas");
  await expect(main.getByRole("button", { name: /^Seguir/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "Editar loja" })).toHaveCount(0);
});
