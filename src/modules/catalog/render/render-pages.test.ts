import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { rgb } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";

import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import type { DrawnPage } from "./drawn-page.ts";
import { renderPreviews, renderThumbnails } from "./render-pages.ts";
import { watermark } from "./watermark.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-paginas-"));
afterAll(() => rm(folder, { recursive: true }));

/** Page 1 has text, page 2 is blank, page 3 is black, page 4 is a long strip. */
const book = path.join(folder, "livro.pdf");
await writeFile(
  book,
  await craftPdf(1, (document) => {
    document.addPage([595, 842]);
    document.addPage([842, 595]).drawRectangle({ x: 0, y: 0, width: 842, height: 595, color: rgb(0, 0, 0) });
    document.addPage([20, 14_000]);
  }),
);

function pages(outcome: Awaited<ReturnType<typeof renderPreviews>>): DrawnPage[] {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

/** The darkest and the brightest grey of each of nine cells of the page. */
async function extremes({ bytes }: DrawnPage): Promise<{ darkest: number[]; brightest: number[] }> {
  const { width, height } = await sharp(bytes).metadata();
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  const stats = await Promise.all(
    cells.map(async ({ row, column }) => {
      const size = { width: Math.floor(width / 3), height: Math.floor(height / 3) };
      const cell = sharp(bytes).extract({ left: column * size.width, top: row * size.height, ...size });
      const { channels } = await sharp(await cell.greyscale().png().toBuffer()).stats();
      return channels[0]!;
    }),
  );
  return { darkest: stats.map((cell) => cell.min), brightest: stats.map((cell) => cell.max) };
}

test("thumbnails are 240 px wide, in the order asked for, and show the page without a mark", async () => {
  const drawn = pages(await renderThumbnails(book, [2, 1]));
  expect(drawn.map((page) => [page.pageNumber, page.widthPx, page.heightPx])).toEqual([
    [2, 240, 340],
    [1, 240, 340],
  ]);
  expect(await sharp(drawn[0]!.bytes).metadata()).toMatchObject({ format: "webp", width: 240, height: 340 });
  const [blank, written] = [await extremes(drawn[0]!), await extremes(drawn[1]!)];
  expect(Math.min(...blank.darkest)).toBeGreaterThan(250);
  expect(Math.min(...written.darkest)).toBeLessThan(100);
}, 60_000);

test("previews are at most 900 px with the mark everywhere, on white and on black, without hindering reading", async () => {
  const [blank, black] = pages(await renderPreviews(book, [2, 3], "Ateliê São João"));
  expect([blank!.widthPx, black!.widthPx]).toEqual([900, 900]);
  const onWhite = await extremes(blank!);
  expect(Math.max(...onWhite.darkest)).toBeLessThan(225);
  expect(Math.min(...onWhite.darkest)).toBeGreaterThan(120);
  const onBlack = await extremes(black!);
  expect(Math.min(...onBlack.brightest)).toBeGreaterThan(20);
}, 60_000);

test("a very long strip is drawn smaller, not larger (B148)", async () => {
  const [strip] = pages(await renderPreviews(book, [4], "Loja"));
  expect(strip!.heightPx).toBeLessThanOrEqual(1_800);
}, 60_000);

test("pages that do not exist and files that are no PDF are refused", async () => {
  for (const number of [0, 5, 1.5]) expect(await renderThumbnails(book, [number])).toEqual({ ok: false, reason: "page_missing" });
  const other = path.join(folder, "outro.pdf");
  await writeFile(other, "%PDF-1.7 nada");
  expect(await renderThumbnails(other, [1])).toEqual({ ok: false, reason: "pdf_broken" });
}, 60_000);

test("the mark is outlines, without text that depends on the machine's fonts, whatever the store's name", () => {
  for (const name of ["Ateliê São João", '日本 <script>&"', "Łódź", "", "x".repeat(500)]) {
    const svg = watermark(`prévia · Autoria · ${name}`, 900, 1_273);
    expect(svg).not.toMatch(/<text|<script|NaN|undefined/);
    expect(svg.match(/<use /g)!.length).toBeGreaterThan(5);
  }
});

test("what was written in the fields of a form shows, and a page of one colour is told of", async () => {
  const form = path.join(folder, "formulario.pdf");
  const bytes = await craftPdf(0, (document) => {
    const field = document.getForm().createTextField("nome");
    field.setText("Escola Municipal Cora Coralina");
    field.addToPage(document.addPage([595, 842]), { x: 50, y: 600, width: 450, height: 60, borderWidth: 0 });
    document.addPage([595, 842]);
  });
  await writeFile(form, bytes);
  const [filled, blank] = pages(await renderThumbnails(form, [1, 2]));
  expect([filled!.isBlank, blank!.isBlank]).toEqual([false, true]);
  expect(Math.min(...(await extremes(filled!)).darkest)).toBeLessThan(150);
}, 60_000);

test("a page that cannot be drawn is left out, and the others are drawn", async () => {
  const lame = path.join(folder, "manco.pdf");
  const bytes = await craftPdf(3, (document) => {
    document.catalog.Pages().Kids().set(1, document.context.obj(null));
  });
  await writeFile(lame, bytes);
  expect(pages(await renderPreviews(lame, [1, 2, 3], "Loja")).map((page) => page.pageNumber)).toEqual([1, 3]);
}, 60_000);
