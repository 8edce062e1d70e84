import { settled } from "./awake.ts";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { brokenLinksOf } from "./links.ts";

const SCHEMES = ["light", "dark"] as const;
/** What a colour scheme can break; the other rules see the same page in both. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Opens an address and looks it over. */
export async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await lookOver(page, address);
  await expect
    .soft(page.getByRole("alert").filter({ hasText: "Não foi possível ler" }), `${address}: a part failed`)
    .toHaveCount(0);
  // Links of the fair are followed whole elsewhere; those of the panel, only a browser draws.
  if (address.startsWith("/painel") && page.viewportSize()?.width === 1280)
    expect.soft(await brokenLinksOf(page), address).toEqual([]);
}

/**
 * Looks the screen over in light and in dark: nothing serious for axe, and nothing wider than the screen. Pictures of both for who looks at
 * them: `E2E_PICTURES` is a folder.
 */
export async function lookOver(page: Page, screen: string): Promise<void> {
  await expect(page.locator("h1, dialog[open] h2").first()).toBeAttached();
  await expectNoSideScroll(page, screen);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await settle(page);
    if (process.env.E2E_PICTURES) {
      const name = `${screen.replaceAll(/[^\w-]+/g, "-")}-${page.viewportSize()?.width}-${colorScheme}`;
      await page.screenshot({ path: `${process.env.E2E_PICTURES}/${name}.png` });
    }
    // One document and no frames: what axe finds is gathered where it runs.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await (colorScheme === "light" ? axe : axe.withRules(COLOUR_RULES)).analyze();
    const grave = violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join("\n")}`);
    expect.soft(grave, `${screen}, ${colorScheme}, ${page.viewportSize()?.width} px`).toEqual([]);
  }
}

export async function expectNoSideScroll(page: Page, screen: string): Promise<void> {
  const { wide, width, sums, broken, hanging } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
    sums: [...document.querySelectorAll(".leaders > div")]
      .filter((row) => row.scrollWidth > row.clientWidth)
      .map((row) => row.textContent),
    broken: [...document.querySelectorAll(".leaders dd")]
      .filter((sum) => {
        const text = document.createRange();
        text.selectNodeContents(sum);
        const lines = new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return /^[−+]?\s*R\$\s*[\d.]+,\d\d$/.test(sum.textContent?.trim() ?? "") && lines.size > 1;
      })
      .map((sum) => sum.textContent),
    // Of what sticks to the bottom, all is read.
    hanging: [...document.querySelectorAll(".sticky")]
      .filter((bar) => getComputedStyle(bar).bottom !== "auto" && bar.getBoundingClientRect().top < innerHeight)
      .filter((bar) => bar.getBoundingClientRect().bottom > innerHeight + 1)
      .map((bar) => bar.textContent),
  }));
  expect.soft(sums, `${screen}: sums that leave their receipt at ${width} px`).toEqual([]);
  expect.soft(broken, `${screen}: sums in two lines at ${width} px`).toEqual([]);
  expect.soft(hanging, `${screen}: below the window at ${width} px`).toEqual([]);
  expect.soft(wide, `${screen} rola para o lado em ${width} px`).toBeLessThanOrEqual(width);
}

/** Colours and panels have come to rest, so that what is measured is what people read. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}
