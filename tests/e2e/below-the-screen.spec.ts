import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** The sections below the first screen, and the foot of the page. */
const asleep = (page: Page) => page.locator("[data-asleep]");
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.use({ viewport: { width: 390, height: 844 } });

test("the home page wakes up whole, and who returns from a product, or reloads, finds their place", async ({ page }) => {
  await page.goto("/");
  await expect(asleep(page)).toHaveCount(0);
  const card = page.locator("main section").filter({ hasText: "Os preferidos de sempre" }).locator("[data-product]").first();
  await card.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(5_000);
  await card.getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/produto\//);
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(120);
  await page.reload();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(120);
});

test("on a phone that never rests, a tap on a section that is still asleep counts", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto("/");
  const before = await asleep(page).count();
  expect(before).toBeGreaterThan(5);
  const sections = page.locator("main [data-asleep]").filter({ has: page.getByRole("button", { name: /^Favoritar / }) });

  const heart = sections
    .last()
    .getByRole("button", { name: /^Favoritar / })
    .last();
  const label = await heart.getAttribute("aria-label");
  await heart.click();
  await expect(page.getByRole("button", { name: label ?? "", exact: true }).last()).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("favoritos"))).not.toBeNull();

  await sections.first().getByRole("link", { name: "Visualização rápida" }).last().click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await expect(asleep(page)).toHaveCount(0);
});
