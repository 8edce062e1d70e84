import { expect, test } from "./journey.ts";
import { narrow, shownOn } from "./steps/listing.ts";
import { signIn } from "./steps/doorway.ts";
import { lookOver } from "./steps/looking.ts";
import { DEMO_PASSWORD } from "./steps/people.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of SIZES) {
  test.describe(`em ${viewport.width} px`, () => {
    test.use({ viewport });

    test("whole titles are read in list view, which stays so when narrowed and in another browser", async ({
      page,
      openBrowser,
    }) => {
      await page.goto("/produtos?busca=moldes");
      const inGrid = await shownOn(page);
      await page.getByRole("button", { name: "Ver em lista" }).click();
      await page.waitForURL(/[?&]vista=lista/);
      await expect(page.getByRole("button", { name: "Ver em lista" })).toHaveAttribute("aria-pressed", "true");
      expect(await shownOn(page)).toEqual(inGrid);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/produtos\?busca=moldes$/);
      await lookOver(page, "em lista");
      await narrow(page, "PDF", /[?&]formato=pdf/);
      expect(page.url()).toContain("vista=lista");

      const theirs = await (await openBrowser({ viewport })).newPage();
      await theirs.goto(page.url());
      await expect.poll(() => shownOn(theirs)).toEqual(await shownOn(page));
      const row = theirs.locator("[data-product]").first();
      await expect(row.getByRole("heading")).not.toHaveCSS("-webkit-line-clamp", "2");
      await theirs.getByRole("button", { name: "Ver em grade" }).click();
      await theirs.waitForURL((url) => !url.searchParams.has("vista") && url.searchParams.has("formato"));
    });

    test("one asks from the store: once the product is chosen, its page opens at the questions", async ({ page }) => {
      await page.goto("/loja/helena-prado");
      await page.getByRole("button", { name: "Perguntar" }).click();
      const dialog = page.getByRole("dialog", { name: /^Perguntar a / });
      await expect(dialog.getByRole("listitem").first()).toBeVisible();
      await dialog.getByRole("searchbox").fill("xyzzyxyzzy");
      await dialog.getByRole("searchbox").press("Enter");
      await expect(dialog.getByRole("status")).toHaveText(/^Nenhum material desta loja com “xyzzyxyzzy”/);
      await dialog.getByRole("searchbox").fill("fraçoes");
      await dialog.getByRole("searchbox").press("Enter");
      await expect(dialog.getByRole("listitem").first()).toContainText(/fraç/i);
      await lookOver(page, "perguntar à loja");
      await dialog.getByRole("listitem").first().getByRole("link").click();
      await page.waitForURL(/\/produto\/.+#perguntas$/);
      await expect(page.getByRole("heading", { name: /^Perguntas/ })).toBeInViewport();
      await expect(page.getByRole("link", { name: "Entre para perguntar" })).toBeVisible();
    });
  });
}

test("on a phone a list of the panel is put in another order by the heads above it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "autora@demo.test", DEMO_PASSWORD, "/painel/produtos");
  const head = page.locator("thead th[aria-sort]", { hasText: "Preço" });
  await expect(head).toBeInViewport();
  await head.getByRole("link").click();
  await page.waitForURL(/[?&]ordem=preco/);
  await expect(head).toHaveAttribute("aria-sort", /ascending|descending/);
});
