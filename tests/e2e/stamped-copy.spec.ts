import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signInByCode } from "./steps/doorway.ts";
import { makeBook } from "./steps/make-book.ts";
import { fillProduct, publish } from "./steps/product.ts";
import { somebody } from "./steps/people.ts";
import { expectFiles, goToPix, putInCart, writeBuyer } from "./steps/shop.ts";

/** Three tagged pages with an outline and links, as a browser prints them. */
const ORIGINAL = new URL("../../src/modules/catalog/stamp/fixtures/fracoes.pdf", import.meta.url);

async function bookmarksOf(bytes: Uint8Array): Promise<string[]> {
  const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  const titles: string[] = [];
  const walk = (parent: PDFDict): void => {
    for (
      let item = parent.lookupMaybe(PDFName.of("First"), PDFDict);
      item;
      item = item.lookupMaybe(PDFName.of("Next"), PDFDict)
    ) {
      titles.push(item.lookup(PDFName.of("Title"), PDFString, PDFHexString).decodeText());
      walk(item);
    }
  };
  walk(catalog.lookup(PDFName.of("Outlines"), PDFDict));
  return titles;
}

async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return texts;
}

/** The book opens here, in its own colours, with nothing of it running; its links and the arrows go, and the place is kept. */
async function readBook(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Ler livro.epub" }).click();
  const book = page.frameLocator("iframe");
  await expect(book.getByText("Era domingo.")).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(book.locator("script, iframe, [onerror], [href^=javascript]")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("2 de 2")).toBeVisible();
  await page.getByRole("button", { name: "Sumário" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "A feira" }).click();
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"place"') ?? false);
  await book.getByRole("link", { name: "ver o barco" }).click();
  await expect(book.getByAltText("Um barco")).toBeInViewport();
  await expect.poll(() => book.getByAltText("Um barco").evaluate((boat: HTMLImageElement) => boat.naturalWidth)).toBe(40);
  await page.getByRole("button", { name: "Letra maior" }).click();
  await saved;
  await page.reload();
  await expect(book.getByRole("heading", { name: "O barco" })).toBeAttached();
  await expect(page.getByText("115%")).toBeVisible();
  expect(await page.title()).not.toContain("tomado");
}

test("a buyer knows of the stamp beforehand, receives the copy with its whole outline, and from it the author reaches the order", async ({
  page,
  openBrowser,
}) => {
  const title = `Frações ${randomBytes(4).toString("hex")}`;
  const original = await readFile(ORIGINAL);
  await signInByCode(page, "dalva-monteiro@demo.test", "/painel/adicionar-produto");
  await page.waitForURL(/produto=\d+/);
  await page.locator("#arquivos").setInputFiles([
    { name: "fracoes.pdf", mimeType: "application/pdf", buffer: original },
    { name: "livro.epub", mimeType: "application/epub+zip", buffer: await makeBook() },
  ]);
  await fillProduct(page, title);
  await page.getByLabel("Carimbo em fracoes.pdf").selectOption("todas", { timeout: 60_000 });
  await expect(page.getByText("Carimbo ligado.")).toBeVisible({ timeout: 60_000 });
  const book = page.locator("[data-file-status]").filter({ hasText: "livro.epub" });
  await expect(book).toContainText("EPUB ·", { timeout: 60_000 });
  await publish(page);
  const address = await page.getByRole("link", { name: "Ver na loja" }).getAttribute("href");

  const stranger = await (await openBrowser()).newPage();
  await putInCart(stranger, address?.split("/").at(-1) ?? "");
  await expect(stranger.getByText("Com o seu nome em todas as páginas")).toBeVisible();
  await stranger.goto("/finalizar-compra");
  await expect(
    stranger.getByText("Sua cópia leva seu nome, CPF mascarado e número do pedido em todas as páginas."),
  ).toBeVisible();
  const buyer = somebody("Conceição D'Ávila");
  await writeBuyer(stranger, buyer);
  const orderId = await goToPix(stranger);
  await payPix(await pixCodeOn(stranger));
  await expectFiles(stranger, orderId);
  const [download] = await Promise.all([
    stranger.waitForEvent("download", { timeout: 60_000 }),
    stranger.getByRole("link", { name: "Baixar fracoes.pdf" }).click(),
  ]);
  const copy = await readFile(await download.path());
  expect(copy.equals(original)).toBe(false);
  expect(copy.toString("latin1").split("%%EOF")).toHaveLength(2);
  expect(await bookmarksOf(copy)).toEqual(await bookmarksOf(original));
  const middle = `•••.${buyer.document.slice(3, 6)}.${buyer.document.slice(6, 9)}-••`;
  for (const text of await textsOf(copy)) expect(text).toContain(`Cópia de Conceição D'Ávila, CPF ${middle}, pedido `);

  await readBook(stranger);

  await page.goto("/painel/produtos/vazamento");
  await page.locator("#vazado").setInputFiles({ name: "achado.pdf", mimeType: "application/pdf", buffer: copy });
  const found = page.locator("[data-leak]").filter({ hasText: title });
  await expect(found).toBeVisible({ timeout: 60_000 });
  const mark = (await found.getAttribute("data-leak")) ?? "";
  await page.getByLabel("Ou digite o código do carimbo").fill(mark.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: "Procurar", exact: true }).click();
  await expect(found).toHaveAttribute("data-leak", mark);
  await found.getByRole("link", { name: /^Pedido / }).click();
  await page.waitForURL(`**/painel/pedidos/${orderId}`);
});
