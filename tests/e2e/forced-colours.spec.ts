import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { signInByCode } from "./steps/doorway.ts";
import { expectNoSideScroll } from "./steps/looking.ts";
import { paidProduct, putInCart } from "./steps/shop.ts";

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** What a person with a contrast theme of Windows would not see on this page. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const wordsOf = (one: HTMLElement) => (one.getAttribute("aria-label") ?? one.innerText).trim().slice(0, 40);
    const unmarked = shown(
      ":is(a, button):is([aria-current]:not([aria-current='false']), [aria-pressed='true'], [aria-selected='true'])",
    ).filter((one) => getComputedStyle(one).outlineStyle === "none" || parseFloat(getComputedStyle(one).outlineWidth) < 2);
    const icons = shown("button svg, a svg").filter((one) => getComputedStyle(one).color === canvas);
    const bars = shown(".drawn").filter((one) => getComputedStyle(one).backgroundColor === canvas);
    const parts = shown(".drawn-part").filter((one) => getComputedStyle(one).borderTopStyle === "none");
    const covered = shown("h1, h2, h3").filter((one) => {
      const { lineHeight, fontSize } = getComputedStyle(one);
      return parseFloat(lineHeight) < 1.35 * parseFloat(fontSize);
    });
    return [
      ...unmarked.map((one) => `not marked: ${wordsOf(one)}`),
      ...icons.map((one) => `icon of ${wordsOf(one.closest<HTMLElement>("button, a") ?? one)}`),
      ...[...bars, ...parts].map((one) => `bar in ${wordsOf(one.closest<HTMLElement>("section, nav, main") ?? one)}`),
      ...covered.map((one) => `lines over each other: ${wordsOf(one)}`),
    ];
  });

async function look(page: Page, screen: string): Promise<void> {
  expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect([screen, size.width, await unseen(page)]).toEqual([screen, size.width, []]);
    await expectNoSideScroll(page, screen);
  }
  // The colours that axe reads are ours, not those that are painted.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  expect([screen, violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id)]).toEqual([
    screen,
    [],
  ]);
}

/** It looks otherwise once it is on. */
async function expectSeenWhen(control: Locator, act: () => Promise<unknown>): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const before = await control.screenshot();
  await act();
  await expect.poll(async () => (await control.screenshot()).equals(before)).toBe(false);
}

test("in a contrast theme a shopper sees where they are, what is on, icons and the focus, from the home to the checkout", async ({
  page,
  request,
}) => {
  const slug = await paidProduct(request);
  await page.goto("/");
  await look(page, "home");
  await page.goto("/produtos");
  await look(page, "list");
  await page.setViewportSize({ width: 1280, height: 900 });
  const box = page.getByRole("checkbox", { name: /^Só grátis/ });
  await expectSeenWhen(box, () => box.check());
  await page.goto(`/produto/${slug}`);
  await look(page, "product");
  const heart = page.getByRole("button", { name: /^(Guardar|Favoritar|Salvar)/ }).first();
  await expectSeenWhen(heart, () => heart.focus());
  await putInCart(page, slug);
  await page.goto("/finalizar-compra");
  await look(page, "checkout");
  const card = page.getByRole("radio", { name: "Cartão de crédito" });
  await expectSeenWhen(card, () => card.check());
  const email = page.getByLabel("E-mail");
  await expectSeenWhen(email.locator(".."), () => email.focus());
});

test("in a contrast theme an author sees the page of the menu where they are, the charts and the switches", async ({ page }) => {
  await signInByCode(page, "miuda-edicoes@demo.test", "/painel");
  await expect(page.getByRole("heading", { level: 1, name: "Visão geral" })).toBeVisible();
  await look(page, "panel");
  await page.goto("/painel/analytics");
  await expect(page.getByRole("heading", { level: 1, name: "Análises" })).toBeVisible();
  await look(page, "analytics");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/painel/produtos");
  await page.locator("main a[href*='linha=']").first().click();
  await page
    .getByRole("link", { name: /^Editar/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Editar material" })).toBeVisible();
  await look(page, "editor");
});
