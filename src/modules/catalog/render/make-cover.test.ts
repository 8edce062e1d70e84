import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import sharp from "sharp";
import { afterAll, expect, test } from "vitest";

import { craftPdf } from "../inspect/fixtures/craft-pdf.ts";
import type { Cover } from "./draw-cover.ts";
import { renderVariant, variantFormats, variantWidths } from "./image-variants.ts";
import { makeCover } from "./make-cover.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-capas-"));
afterAll(() => rm(folder, { recursive: true }));

let written = 0;
async function cover(bytes: Uint8Array | string) {
  const file = path.join(folder, String(written++));
  await writeFile(file, bytes);
  return makeCover(file);
}

async function made(bytes: Uint8Array): Promise<Cover> {
  const outcome = await cover(bytes);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c2185b" } });
}

test("a photo loses location and orientation, and stands upright, in sRGB and at most 2,400 px (B150)", async () => {
  const photo = await picture(3_000, 1_500)
    .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitude: "8/1 3/1 0/1", GPSLatitudeRef: "S" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { bytes, widthPx, heightPx, contentType } = await made(photo);
  expect([widthPx, heightPx, contentType]).toEqual([1_200, 2_400, "image/webp"]);
  const saved = await sharp(bytes).metadata();
  expect(saved).toMatchObject({ format: "webp", space: "srgb" });
  expect([saved.exif, saved.icc, saved.xmp, saved.orientation]).toEqual([undefined, undefined, undefined, undefined]);
}, 60_000);

test("bytes hidden after the image do not go into the cover (B146)", async () => {
  const secret = Buffer.from("<script>alert(1)</script>");
  const { bytes } = await made(Buffer.concat([await picture(1_000, 800).png().toBuffer(), secret]));
  expect(Buffer.from(bytes).includes("<script>")).toBe(false);
}, 60_000);

test("of a PDF the cover is the first page", async () => {
  const { bytes, widthPx, heightPx } = await made(await craftPdf(2));
  expect([widthPx, heightPx]).toEqual([1_600, 2_264]);
  expect((await sharp(bytes).stats()).channels[0]!.min).toBeLessThan(50);
}, 60_000);

test("SVG, GIF and what is no image are refused without being drawn (B147)", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><script>alert(1)</script></svg>';
  for (const bytes of [svg, await picture(1_000, 800).gif().toBuffer(), "<html></html>", randomBytes(100), ""]) {
    expect(await cover(bytes)).toEqual({ ok: false, reason: "cover_type" });
  }
}, 60_000);

test("covers that are small, heavy, of too many pixels or cut are refused (B150)", async () => {
  expect(await cover(await picture(999, 800).png().toBuffer())).toEqual({ ok: false, reason: "cover_too_small" });
  expect(await cover(await picture(1_000, 499).png().toBuffer())).toEqual({ ok: false, reason: "cover_too_small" });
  expect(await cover(await picture(1_000, 500).png().toBuffer())).toMatchObject({ ok: true });
  expect(await cover(await picture(8_000, 5_001).png().toBuffer())).toEqual({ ok: false, reason: "image_too_many_pixels" });
  const png = await picture(1_000, 1_000).png().toBuffer();
  expect(await cover(Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024)]))).toEqual({ ok: false, reason: "cover_too_large" });
  const noise = await sharp(randomBytes(1_000 * 600 * 3), { raw: { width: 1_000, height: 600, channels: 3 } })
    .jpeg()
    .toBuffer();
  expect(await cover(noise.subarray(0, noise.length / 2))).toEqual({ ok: false, reason: "image_broken" });
}, 60_000);

test("each variant comes out in the format and width asked for, and none is larger than the original", async () => {
  const original = await picture(700, 500).webp().toBuffer();
  for (const width of variantWidths) {
    for (const format of variantFormats) {
      const facts = await sharp(await renderVariant(original, { width, format })).metadata();
      expect(facts).toMatchObject({ format: format === "avif" ? "heif" : "webp", width: Math.min(width, 700) });
    }
  }
}, 60_000);
