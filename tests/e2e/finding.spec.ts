import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { filters, narrow, shownOn } from "./steps/listing.ts";
import { lookOver } from "./steps/looking.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const search = (page: Page) => page.getByRole("combobox", { name: "Buscar" }).filter({ visible: true });

async function look(page: Page, words: string): Promise<void> {
  await search(page).fill(words);
  await search(page).press("Enter");
  await page.waitForURL(/\/produtos\?busca=/);
}

for (const viewport of SIZES) {
  test.describe(`em ${viewport.width} px`, () => {
    test.use({ viewport });

    test("someone finds despite a typing error, narrows by three filters, and the address shows the same in another browser", async ({
      page,
      openBrowser,
    }) => {
      await page.goto("/");
      await look(page, "matemtica");
      await expect(page.getByText("Mostrando resultados para")).toBeVisible();
      await narrow(page, "5º ano", /[?&]ano=5/);
      await narrow(page, "PDF", /[?&]formato=pdf/);
      const place = await filters(page);
      await place.getByRole("textbox", { name: "Preço máximo" }).fill("50");
      await place.getByRole("button", { name: "Aplicar preço" }).click();
      await page.waitForURL(/[?&]preco_max=50/);
      const done = page.getByRole("button", { name: /^Ver .*materia(l|is)$/ });
      if (await done.isVisible()) await done.click();
      for (const chip of ["5º ano", "PDF", "Até R$ 50"]) {
        await expect(page.getByRole("link", { name: `Tirar o filtro ${chip}` })).toBeVisible();
      }
      await expect(page).toHaveTitle(/matemtica.*5º ano/);
      await lookOver(page, "lista estreitada");
      const mine = await shownOn(page);
      expect(mine.length).toBeGreaterThan(0);

      const theirs = await (await openBrowser({ viewport })).newPage();
      await theirs.goto(page.url());
      await expect.poll(() => shownOn(theirs)).toEqual(mine);
      await expect(theirs.getByRole("link", { name: "Tirar o filtro 5º ano" })).toBeVisible();

      await page.getByRole("link", { name: "Tirar o filtro PDF" }).click();
      await page.waitForURL((url) => !url.searchParams.has("formato") && url.searchParams.get("preco_max") === "50");
      await page.goBack();
      await expect.poll(() => shownOn(page)).toEqual(mine);
    });

    test("“atividades de fração para o 5º ano” reaches a good product in two steps", async ({ page }) => {
      await page.goto("/");
      await look(page, "atividades de fração para o 5º ano");
      const good = page.locator("[data-product]").filter({ hasText: /fraç/i }).first();
      await expect(good).toBeInViewport();
      await good.getByRole("heading").getByRole("link").click();
      await page.waitForURL("**/produto/**");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/fraç/i);
      await expect(page.getByRole("main")).toContainText("5º ano");
    });

    test("Back restores the list where it was", async ({ page }) => {
      await page.goto("/produtos");
      const far = page.locator("[data-product]").nth(16);
      await far.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(600);
      await far.getByRole("heading").getByRole("link").click();
      await page.waitForURL("**/produto/**");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await page.waitForURL("**/produtos");
      await expect.poll(() => page.evaluate((at) => Math.abs(scrollY - at), before)).toBeLessThan(120);
    });

    test("nothing is found, and the page says which filter to remove", async ({ page }) => {
      await page.goto("/produtos?busca=tabuada&formato=mp4");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { name: /^Nenhum resultado para “tabuada” e 1 filtro/ })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await lookOver(page, "nada achado");
      await main.getByRole("link", { name: "Pedir este material" }).click();
      await expect(page.getByLabel("Mensagem")).toHaveValue(/“tabuada, MP4”/);
      await page.goBack();
      await main
        .getByRole("link", { name: /^Sem .*materia/ })
        .first()
        .click();
      await expect.poll(async () => (await shownOn(page)).length).toBeGreaterThan(0);
    });

    test("uma loja se acha pelo lugar, e dentro dela se procura", async ({ page }) => {
      await page.goto("/lojas");
      await page.getByRole("combobox", { name: "Estado" }).selectOption({ label: "Minas Gerais" });
      await page.waitForURL(/uf=MG/);
      const store = page.locator("main article").first();
      await expect(store).toContainText(", MG");
      const name = (await store.getByRole("heading").textContent()) ?? "";
      await store.getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText(/^Quem vende: .*(CPF|CNPJ)/)).toBeVisible();
      const slugs = await shownOn(page);
      await page.getByRole("searchbox", { name: `Buscar na loja de ${name}` }).fill("xyzzyx");
      await page.keyboard.press("Enter");
      await page.waitForURL(/busca=xyzzyx/);
      await expect(page.getByRole("heading", { name: /^Nenhum resultado para “xyzzyx”/ })).toBeVisible();
      await page.goBack();
      await expect.poll(() => shownOn(page)).toEqual(slugs);
      for (const tab of ["Avaliações", "Sobre"]) {
        await page.getByRole("navigation", { name: "Partes da loja" }).getByRole("link", { name: tab }).click();
        await page.waitForURL(tab === "Sobre" ? /aba=sobre/ : /aba=avaliacoes/);
        await lookOver(page, `loja, ${tab}`);
      }
    });
  });
}

test("the header search is used only by keyboard, and remembers what was searched for", async ({ page }) => {
  await page.goto("/produtos");
  const box = page.getByRole("listbox", { name: "Sugestões de busca" });
  const chosen = box.getByRole("option", { selected: true });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(search(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("fra");
  await expect(box.getByRole("group", { name: "Materiais" }).getByRole("option").first()).toBeVisible();
  await expect(search(page)).toHaveAttribute("aria-expanded", "true");
  await lookOver(page, "sugestões da busca");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText((await box.getByRole("option").first().textContent()) ?? "");
  await expect(search(page)).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText("Ver tudo sobre “fra”");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(search(page)).toHaveAttribute("aria-expanded", "false");
  await expect(search(page)).toHaveValue("fra");
  await page.keyboard.press("ArrowDown");
  await expect(box.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText("Ver tudo sobre “fra”");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/produtos\?busca=fra$/);
  await search(page).fill("");
  await expect(box.getByRole("group", { name: "Buscas recentes" }).getByRole("option")).toHaveText(["fra"]);
  await expect(box.getByRole("group", { name: "Vistos recentemente" })).toHaveCount(0);
  await page.getByRole("button", { name: "Limpar o histórico" }).click();
  await expect(box).toBeHidden();
});

test("before the first letter the search shows what was opened recently, until it is cleared", async ({ page }) => {
  await page.goto("/produtos");
  const card = page.locator("[data-product]").first();
  const slug = await card.getAttribute("data-product");
  await page.goto(`/produto/${slug}`);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.goto("/lojas");
  await search(page).click();
  const seen = page.getByRole("listbox", { name: "Sugestões de busca" }).getByRole("group", { name: "Vistos recentemente" });
  await expect(seen.getByRole("option")).toHaveCount(1);
  await expect(seen.getByRole("option")).toContainText(title);
  await seen.getByRole("option").click();
  await page.waitForURL(`**/produto/${slug}`);
  await search(page).click();
  await page.getByRole("button", { name: "Limpar o histórico" }).click();
  await expect(seen).toHaveCount(0);
});

test("an unreadable price says how to write it, and leads to no other list", async ({ page }) => {
  await page.goto("/produtos");
  const low = page.getByRole("textbox", { name: "Preço mínimo" });
  await low.fill("dez");
  await page.getByRole("button", { name: "Aplicar preço" }).click();
  await expect(page.getByText("Escreva um valor em reais, como 19,90.")).toBeVisible();
  await expect(low).toHaveAttribute("aria-invalid", "true");
  await expect(low).toHaveValue("dez");
  await low.fill("R$ 10");
  await page.getByRole("button", { name: "Aplicar preço" }).click();
  await page.waitForURL(/\/produtos\?preco_min=10$/);
  await page.goto("/produtos?preco_min=50&preco_max=10");
  await expect(page.getByText("O mínimo passava do máximo: trocamos um pelo outro.")).toBeVisible();
});

test("without scripts the search is a form, and pages are links", async ({ openBrowser }) => {
  const page = await (await openBrowser({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto("/");
  await look(page, "tabuada");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Busca por “tabuada”");
  expect((await shownOn(page)).length).toBeGreaterThan(0);
  await page.goto("/produtos");
  await page.getByRole("navigation", { name: "Paginação" }).getByRole("link", { name: "Página 2" }).click();
  await page.waitForURL("**/produtos?pagina=2");
  await expect(page).toHaveTitle(/página 2/);
});
