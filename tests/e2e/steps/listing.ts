import { expect, type Page } from "@playwright/test";

/** The products a list shows, in its order. */
export const shownOn = (page: Page) =>
  page.locator("[data-product]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-product")));

/** Where the filters are: beside the results, or in the sheet of small screens. */
export async function filters(page: Page) {
  const beside = page.getByRole("complementary", { name: "Filtros" });
  if (await beside.isVisible()) return beside;
  const sheet = page.getByRole("dialog", { name: "Filtrar" });
  if (!(await sheet.isVisible())) await page.getByRole("button", { name: /^Filtrar/ }).click();
  return sheet;
}

/** Ticks a filter and waits until the results say that it is on; under the sheet they are there, though out of reach. */
export async function narrow(page: Page, option: string, parameter: RegExp): Promise<void> {
  await (await filters(page)).getByRole("checkbox", { name: option, exact: true }).check();
  await page.waitForURL(parameter);
  await expect(page.locator(`a[aria-label="Tirar o filtro ${option}"]`)).toBeAttached();
}
