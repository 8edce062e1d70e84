import { expect, test } from "./journey.ts";
import { pressAsAdmin, signIn } from "./steps/doorway.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";
import { paidProducts } from "./steps/shop.ts";

test("an administrator writes, schedules and publishes a post with two products; readers see the current price", async ({
  page,
  openBrowser,
  request,
}) => {
  const products = await paidProducts(request, 2);
  await signIn(page, "admin@demo.test", DEMO_PASSWORD);
  await page.goto("/painel/admin/blog");
  await page.getByRole("button", { name: "Escrever texto" }).click();
  const mistakes = page.getByRole("alert").filter({ hasText: "Confira estes campos" });
  await pressAsAdmin(page, page.getByRole("button", { name: "Publicar", exact: true }), mistakes);
  await expect(mistakes).toBeFocused();

  const title = `Presentes feitos em casa ${Date.now()}`;
  await page.getByRole("textbox", { name: "Título" }).fill(title);
  await page.getByLabel("Resumo").fill("O que dá para imprimir, cortar e embrulhar em uma tarde.");
  await page.getByLabel("Categoria", { exact: true }).selectOption("feito-a-mao");
  const body = page.getByRole("textbox", { name: "Texto", exact: true });
  await body.click();
  await page.keyboard.type("Comece pelo mais simples.");
  for (const slug of products) {
    await page.getByRole("button", { name: "Material à venda" }).click();
    await page.getByLabel("Endereço do material").fill(`/produto/${slug}`);
    await page.getByRole("button", { name: "Inserir no texto" }).click();
    await expect(body.locator("[data-material]").nth(products.indexOf(slug))).toBeVisible();
  }
  await page.getByRole("radio", { name: "Em um dia e hora" }).check({ force: true });
  await pressAsAdmin(page, page.getByRole("button", { name: "Agendar", exact: true }), page.getByText(/^Entra no ar em/));
  expect(await (await request.get("/blog/rss.xml")).text()).not.toContain(title);
  await page.getByRole("radio", { name: "Agora" }).check({ force: true });
  const seen = page.getByRole("link", { name: "Ver no blog" });
  await pressAsAdmin(page, page.getByRole("button", { name: "Publicar", exact: true }), seen);
  await seen.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  const stranger = await (await openBrowser()).newPage();
  await stranger.goto("/blog");
  await stranger.getByRole("link", { name: title }).first().click();
  await expect(stranger.getByRole("heading", { level: 1, name: title })).toBeVisible();
  for (const slug of products) {
    const card = stranger.locator(`main aside[data-product="${slug}"]`);
    await expect(card.locator("[data-cents]").first()).toBeVisible();
  }
  expect(await (await request.get("/blog/rss.xml")).text()).toContain(title);
  expect((await request.get("/painel/admin/blog", { maxRedirects: 0 })).status()).toBe(307);
});
