import { createHash } from "node:crypto";
import { PDFName, type PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { storage } from "#platform/storage/open-storage.ts";
import { craftPdf } from "./inspect/fixtures/craft-pdf.ts";
import { findThumbnail } from "./thumbnails.ts";

async function store(bytes: Buffer): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await storage().put(`files/${sha256}`, bytes, { contentType: "application/pdf" });
  return sha256;
}

/** Drawings that draw drawings: a kilobyte that takes hours. */
function drawForever(document: PDFDocument) {
  const { context } = document;
  let inner = context.register(context.stream("0 0 9 9 re f", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 600, 800] }));
  for (let level = 0; level < 12; level++) {
    const dict = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 600, 800], Resources: { XObject: { F: inner } } };
    inner = context.register(context.stream("/F Do ".repeat(12), dict));
  }
  const page = document.getPage(1);
  page.node.set(PDFName.of("Resources"), context.obj({ XObject: { F: inner } }));
  page.node.set(PDFName.of("Contents"), context.register(context.stream("/F Do")));
}

test("one page too heavy to draw is given up soon, costs the others nothing and is not tried again", async () => {
  const sha256 = await store(await craftPdf(3, drawForever));
  const started = performance.now();
  expect(await findThumbnail(sha256, 2, 3)).toBeNull();
  expect(performance.now() - started).toBeLessThan(60_000);
  const again = performance.now();
  expect(await findThumbnail(sha256, 2, 3)).toBeNull();
  expect(performance.now() - again).toBeLessThan(1_000);
  expect(await findThumbnail(sha256, 1, 3)).not.toBeNull();
  expect(await findThumbnail(sha256, 3, 3)).not.toBeNull();
}, 120_000);
