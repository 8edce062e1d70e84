import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Person } from "./people.ts";

/** Addresses of paid products, each of another store. */
export async function paidProducts(request: APIRequestContext, stores: number): Promise<string[]> {
  const page = await (await request.get("/lojas")).text();
  const found: string[] = [];
  for (const store of new Set([...page.matchAll(/href="\/loja\/([a-z0-9-]+)"/g)].map(([, slug]) => slug))) {
    if (found.length === stores) break;
    const list = await (await request.get(`/produtos?loja=${store}&preco_min=5&preco_max=150`)).text();
    const slug = /data-product="([a-z0-9-]+)"/.exec(list)?.[1];
    if (slug && !found.includes(slug)) found.push(slug);
  }
  expect(found).toHaveLength(stores);
  return found;
}

/** Address of a paid product sold under more than one licence. */
export async function productOfManyLicenses(request: APIRequestContext): Promise<string> {
  const list = await (await request.get("/produtos?licenca=comercial&preco_min=5&preco_max=150")).text();
  for (const slug of new Set([...list.matchAll(/data-product="([a-z0-9-]+)"/g)].map(([, one = ""]) => one))) {
    const page = await (await request.get(`/produto/${slug}`)).text();
    if (page.includes('name="licenca"')) return slug;
  }
  throw new Error("nothing on sale has a choice of licences");
}

export async function paidProduct(request: APIRequestContext): Promise<string> {
  const [slug = ""] = await paidProducts(request, 1);
  return slug;
}

/** Opens the product and puts it in the cart. */
export async function putInCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/produto/${slug}`);
  await page.getByRole("button", { name: "Adicionar ao carrinho" }).click();
  await expect(page.getByRole("button", { name: "No carrinho" }).first()).toBeVisible();
}

/** Writes who buys, on the checkout page. */
export async function writeBuyer(page: Page, person: Person): Promise<void> {
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Nome completo").fill(person.name);
  await page.getByLabel("CPF", { exact: true }).fill(person.document);
}

export const payButton = (page: Page) => page.getByRole("button", { name: /^Pagar com Pix/ });

/** Presses the one button and waits for the Pix page; answers the order it shows. */
export async function goToPix(page: Page): Promise<string> {
  await payButton(page).click();
  return orderOn(page);
}

export async function orderOn(page: Page): Promise<string> {
  await page.waitForURL(/\/finalizar-compra\/pagar\/pix\/[0-9a-f-]{36}$/);
  return page.url().split("/").at(-1) ?? "";
}

/** From a product to its Pix code, as a guest. */
export async function orderAsGuest(page: Page, slug: string, person: Person): Promise<string> {
  await putInCart(page, slug);
  await page.goto("/finalizar-compra");
  await writeBuyer(page, person);
  return goToPix(page);
}

/** The page moved to the files by itself. */
export async function expectFiles(page: Page, orderId: string, products = 1): Promise<void> {
  await page.waitForURL(new RegExp(`/painel/pedidos/${orderId}\\?novo=1$`));
  await expect(page.getByRole("link", { name: /^Baixar / }).first()).toBeVisible();
  await expect(page.locator('[data-status="pago"]').first()).toBeVisible();
  expect(await page.getByRole("link", { name: /^Baixar / }).count()).toBeGreaterThanOrEqual(products);
}
