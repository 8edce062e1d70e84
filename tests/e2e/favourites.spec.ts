import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { pressToSignIn, signInByCode } from "./steps/doorway.ts";
import { holdScripts } from "./steps/hold-scripts.ts";
import { lookOver } from "./steps/looking.ts";
import { somebody } from "./steps/people.ts";
import { orderAsGuest, paidProducts } from "./steps/shop.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const hearts = (page: Page) => page.locator("main").getByRole("button", { name: /^Favoritar / });

/** Presses the heart as soon as it answers. */
async function press(heart: Locator): Promise<void> {
  await expect(async () => {
    if ((await heart.getAttribute("aria-pressed")) !== "true") await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true", { timeout: 1_000 });
  }).toPass();
}

/** The page has heard who is here: nothing pressed from now on waits. */
const accountIsShown = (page: Page) => expect(page.getByLabel(/^Sua conta, /)).toBeVisible();

/** An account of this browser, made by buying. */
async function becomeKnown(page: Page, slug: string): Promise<string> {
  const person = somebody();
  await orderAsGuest(page, slug, person);
  // The page of the Pix listens to its order, which is nobody's without the cookies.
  await page.goto("about:blank");
  await page.context().clearCookies();
  return person.email;
}

for (const viewport of SIZES) {
  test.describe(`favourites at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.setTimeout(300_000);

    test("a heart tapped by a visitor before the scripts survives sign-in, changes list and returns when undone", async ({
      page,
      request,
    }) => {
      const [bought = "", saved = ""] = await paidProducts(request, 2);
      const email = await becomeKnown(page, bought);
      const letScriptsCome = await holdScripts(page);
      await page.goto(`/produto/${saved}`, { waitUntil: "commit" });
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      const heart = page.getByRole("button", { name: `Favoritar ${title}` }).first();
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      expect(await page.evaluate(() => localStorage.getItem("favoritos"))).toBeNull();
      letScriptsCome();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("favoritos"))).not.toBeNull();
      await page.reload();
      await expect(heart).toHaveAttribute("aria-pressed", "true");

      await signInByCode(page, email, `/produto/${saved}`);
      await accountIsShown(page);
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => page.evaluate(() => localStorage.getItem("favoritos"))).toBeNull();
      await page.goto("/painel/favoritos");
      await expect(page.locator(`[data-product="${saved}"]`)).toBeVisible();

      await page.getByRole("button", { name: "Nova lista" }).click();
      await page.getByLabel("Nova lista").fill("5º ano");
      await page.getByRole("button", { name: "Criar", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Esta lista está vazia" })).toBeVisible();
      await lookOver(page, "lista vazia");
      await page
        .getByRole("link", { name: /^Favoritos/ })
        .first()
        .click();
      await page.getByRole("button", { name: `Ações de ${title}` }).click();
      await page.getByRole("menuitem", { name: "Mudar de lista" }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^5º ano/ })
        .click();
      await expect(page.locator(`[data-product="${saved}"]`)).toHaveCount(0);
      await page.getByRole("link", { name: /^5º ano/ }).click();
      await page.getByRole("button", { name: `Ações de ${title}` }).click();
      await page.getByRole("menuitem", { name: "Tirar dos favoritos" }).click();
      await expect(page.locator(`[data-product="${saved}"]`)).toHaveCount(0);
      await page.getByRole("button", { name: "Desfazer" }).click();
      await expect(page.locator(`[data-product="${saved}"]`)).toBeVisible();
      await page.getByRole("button", { name: /^Adicionar ao carrinho/ }).click();
      await expect(page.getByRole("link", { name: "Finalizar compra" })).toBeVisible();
      await lookOver(page, "favoritos");
    });

    test("the heart answers before the page knows who it is, and the account keeps what was tapped", async ({
      page,
      request,
    }) => {
      const [bought = ""] = await paidProducts(request, 1);
      const email = await becomeKnown(page, bought);
      await signInByCode(page, email, "/");
      let isHeld = true;
      await page.route(/_serverFn/, async (route) => {
        while (isHeld && route.request().method() === "GET") await new Promise((resolve) => setTimeout(resolve, 50));
        await route.continue();
      });
      await page.goto("/produtos");
      const heart = hearts(page).first();
      await press(heart);
      isHeld = false;
      await accountIsShown(page);
      await expect(page.getByText("Guardado nos favoritos.")).toBeVisible();
      await page.reload();
      await accountIsShown(page);
      await expect(heart).toHaveAttribute("aria-pressed", "true");
    });

    test("a visitor asks to follow a store, signs in, and returns following it", async ({ page, request }) => {
      const [bought = ""] = await paidProducts(request, 1);
      const email = await becomeKnown(page, bought);
      await page.goto("/lojas");
      const name = await page.locator("main article h2").first().innerText();
      await pressToSignIn(page, page.getByRole("button", { name: `Seguir ${name}` }));
      await signInByCode(page, email, "/lojas");
      const following = page.getByRole("button", { name: `Seguindo ${name}` });
      await expect(following).toBeVisible();
      await following.click();
      await expect(page.getByRole("button", { name: `Seguir ${name}` })).toBeVisible();
      await page.reload();
      await accountIsShown(page);
      await expect(page.getByRole("button", { name: `Seguir ${name}` })).toBeVisible();
    });

    test("the home page repeats no product and remembers where one stopped without moving what is seen", async ({
      page,
      request,
    }) => {
      const [seen = ""] = await paidProducts(request, 1);
      await page.goto(`/produto/${seen}`);
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("autoria:vistos"))).toContain(seen);
      await page.goto("/");
      const shown = await page
        .locator("main [data-product]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-product")));
      expect(new Set(shown).size).toBe(shown.length);
      const section = page.getByRole("region", { name: "Continue de onde parou" });
      await expect(section.getByRole("link", { name: title })).toBeAttached();
      await section.getByRole("button", { name: "Limpar" }).click();
      await expect(section).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem("autoria:vistos"))).toBeNull();
    });
  });
}
