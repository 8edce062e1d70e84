import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signIn } from "./steps/doorway.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";
import { sampledProductOf } from "./steps/records.ts";

test.use({ viewport: { width: 390, height: 844 } });

const open = (page: Page) => page.locator("dialog[open]");
const filterButton = (page: Page) => page.getByRole("button", { name: /^Filtrar/ });

/** By the keyboard: a pointer left over a link would fetch its page. */
async function pressAndSee(page: Page, name: RegExp, title: string): Promise<void> {
  await page.getByRole("button", { name }).focus();
  await page.keyboard.press("Enter");
  await expect(open(page).getByRole("heading", { level: 2, name: title })).toBeVisible();
  await settle(page, true);
}

/** Until the browser counts one entry more, or no more, for what is over the page. */
const settle = (page: Page, isOver: boolean): Promise<void> =>
  expect.poll(() => page.evaluate(() => Boolean((history.state as { porCima?: boolean } | null)?.porCima))).toBe(isOver);

async function backCloses(page: Page): Promise<void> {
  const address = page.url();
  await page.goBack();
  await expect(open(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
}

test("Back closes the filters: the list stays where it was and is not requested again", async ({ page }) => {
  await page.goto("/lojas");
  await page.goto("/produtos?preco_min=5", { waitUntil: "networkidle" });
  await page.evaluate(() => scrollTo(0, 300));
  const requested: string[] = [];
  page.on("request", (request) => void (request.url().includes("/_serverFn/") && requested.push(request.url())));
  await pressAndSee(page, /^Filtrar/, "Filtrar");
  await backCloses(page);
  await expect(filterButton(page)).toBeFocused();
  await pressAndSee(page, /^Filtrar/, "Filtrar");
  await page.keyboard.press("Escape");
  await expect(open(page)).toHaveCount(0);
  await settle(page, false);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(requested).toEqual([]);

  await pressAndSee(page, /^Filtrar/, "Filtrar");
  await open(page).getByRole("checkbox", { name: "PDF", exact: true }).check();
  await page.waitForURL(/formato=pdf/);
  await settle(page, true);
  await expect(open(page)).toBeVisible();
  await backCloses(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/produtos\?preco_min=5$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/lojas$/);
});

test("a link is followed from the menu, and Back does not stop at a page already left", async ({ page }) => {
  await page.goto("/lojas", { waitUntil: "networkidle" });
  await pressAndSee(page, /^Abrir menu/, "Menu");
  await backCloses(page);
  await pressAndSee(page, /^Abrir menu/, "Menu");
  await open(page).getByRole("link", { name: "Todos os materiais" }).click();
  await expect(page).toHaveURL(/\/produtos$/);
  await expect(open(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/lojas$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Lojas/);

  await page.goForward();
  await expect(page).toHaveURL(/\/produtos$/);
  await pressAndSee(page, /^Abrir menu/, "Menu");
  await page.reload({ waitUntil: "networkidle" });
  await settle(page, false);
  await expect(open(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/lojas$/);
});

test("Back closes the sample and the cart; from the cart one goes to pay and returns to the product", async ({ page }) => {
  const { slug, title } = await sampledProductOf("autora@demo.test");
  await page.goto(`/produto/${slug}`, { waitUntil: "networkidle" });
  const sample = page.getByRole("button", { name: /^Ver prévia/ });
  await sample.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: `Imagens de ${title}` })).toBeVisible();
  await settle(page, true);
  await backCloses(page);
  await expect(sample).toBeFocused();

  await page.getByRole("button", { name: "Adicionar ao carrinho" }).first().click();
  await pressAndSee(page, /^Carrinho, 1 material/, "Carrinho");
  await backCloses(page);
  await pressAndSee(page, /^Carrinho, 1 material/, "Carrinho");
  await open(page).getByRole("link", { name: "Finalizar compra" }).click();
  await expect(page).toHaveURL(/\/finalizar-compra$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/produto/${slug}$`));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(open(page)).toHaveCount(0);
});

test("in the dashboard, Back closes “Mais”, and a link inside leads where it says", async ({ page }) => {
  await signIn(page, "autora@demo.test", DEMO_PASSWORD, "/painel/produtos");
  await expect(page.getByRole("heading", { level: 1, name: "Materiais" })).toBeVisible();
  await pressAndSee(page, /^Mais$/, "Helena Prado");
  await backCloses(page);
  await pressAndSee(page, /^Mais$/, "Helena Prado");
  await open(page).getByRole("link", { name: "Cupons e promoções" }).click();
  await expect(page).toHaveURL(/\/painel\/cupons$/);
  await expect(open(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/painel\/produtos$/);
  await expect(page.getByRole("heading", { level: 1, name: "Materiais" })).toBeVisible();
});

test("after a jump inside a page, Back from another one shows the page that the address says", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  const { slug, title } = await sampledProductOf("autora@demo.test");
  await page.goto(`/produto/${slug}`, { waitUntil: "networkidle" });
  await page.locator('a[href="#desistencia"]').first().click();
  await expect(page).toHaveURL(/#desistencia$/);
  await page.getByRole("link", { name: "Helena Prado" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Helena Prado" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#desistencia$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(faults).toEqual([]);
});
