import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signInByCode } from "./steps/doorway.ts";
import { expectNoSideScroll, lookOver } from "./steps/looking.ts";
import { makeFixedBook } from "./steps/make-fixed-book.ts";
import { somebody } from "./steps/people.ts";
import { fillProduct, publish } from "./steps/product.ts";
import { expectFiles, goToPix, putInCart, writeBuyer } from "./steps/shop.ts";

/** But for the part of a pixel that a size loses when it is scaled. */
const WHOLE = 0.99;

const where = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const width = async (page: Page, title: string) => (await page.getByTitle(title, { exact: true }).boundingBox())?.width ?? 0;

/** A finger drawn across the window, as the browser itself tells of one. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 450 }] });
  await touch("touchStart", from);
  await touch("touchMove", (from + to) / 2);
  await touch("touchMove", to);
  await touch("touchEnd");
}

test("a book of fixed pages is read two by two from right to left, whole and larger, and on a phone from where one stopped", async ({
  page,
  openBrowser,
  expected,
}) => {
  test.setTimeout(240_000);
  // Axe asks to run in the frame of a page of the book, which runs nothing.
  expected.push(/'about:srcdoc' because the document's frame is sandboxed/);
  await signInByCode(page, "dois-pontos-altos@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await page
    .locator("#arquivos")
    .setInputFiles([{ name: "quadros.epub", mimeType: "application/epub+zip", buffer: await makeFixedBook() }]);
  await fillProduct(page, `Quadros ${randomBytes(4).toString("hex")}`);
  await publish(page);
  const address = (await page.getByRole("link", { name: "Ver na loja" }).getAttribute("href")) ?? "";

  const wide = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await putInCart(wide, address.split("/").at(-1) ?? "");
  await wide.goto("/finalizar-compra");
  await writeBuyer(wide, somebody("Conceição D'Ávila"));
  const orderId = await goToPix(wide);
  await payPix(await pixCodeOn(wide));
  await expectFiles(wide, orderId);
  await wide.getByRole("link", { name: "Ler quadros.epub" }).click();

  await where(wide, "1 de 5");
  const first = wide.frameLocator("iframe").first();
  await expect(first.getByText("Quadro 1")).toBeVisible();
  await expect
    .poll(() => first.locator("html").evaluate((html) => html.ownerDocument.fonts.check("60px Própria", "Q")))
    .toBe(true);
  expect(await first.locator("html").evaluate((html) => [...html.ownerDocument.fonts].map(({ status }) => status))).toEqual([
    "loaded",
  ]);
  await expect(wide.getByRole("button", { name: "Letra maior" })).toHaveCount(0);
  await wide.keyboard.press("ArrowLeft");
  await where(wide, "2–3 de 5");
  const [second, third] = [wide.getByTitle("Página 2", { exact: true }), wide.getByTitle("Página 3", { exact: true })];
  await expect(second).toBeVisible();
  const [right, left] = [await second.boundingBox(), await third.boundingBox()];
  expect(right?.x).toBeGreaterThan(left?.x ?? Number.POSITIVE_INFINITY);
  expect((left?.x ?? -1) >= 0 && (right?.x ?? 0) + (right?.width ?? 0) <= 1280).toBe(true);
  await expect(second).toBeInViewport({ ratio: WHOLE });
  const whole = await width(wide, "Página 2");
  await wide.getByRole("button", { name: "Aumentar" }).click();
  await where(wide, "125%");
  expect(await width(wide, "Página 2")).toBeCloseTo(whole * 1.25, 0);
  await wide.getByRole("button", { name: "Diminuir" }).click();
  await lookOver(wide, "livro de páginas fixas");
  const saved = wide.waitForResponse((answer) => answer.request().postData()?.includes('"place"') ?? false);
  await wide.getByRole("button", { name: "Página seguinte" }).click();
  await where(wide, "4–5 de 5");
  await saved;

  // The same person, on their phone.
  const phone = await (
    await openBrowser({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      storageState: await wide.context().storageState(),
    })
  ).newPage();
  await phone.goto(wide.url());
  await where(phone, "4 de 5");
  await expect(phone.frameLocator("iframe").getByText("fim 4")).toBeInViewport({ ratio: WHOLE });
  expect(await width(phone, "Página 4")).toBeCloseTo(390, 0);
  await expectNoSideScroll(phone, "livro de páginas fixas no celular");
  await swipe(phone, 80, 310);
  await where(phone, "5 de 5");
  await swipe(phone, 310, 80);
  await where(phone, "4 de 5");
  await phone.getByRole("button", { name: "Sumário" }).tap();
  await phone.getByRole("dialog").getByRole("button", { name: "Capa" }).tap();
  await where(phone, "1 de 5");
});
