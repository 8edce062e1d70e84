import { PDFDocument } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { brand } from "#kit/brand/brand.ts";
import { DEFAULT_LOOK, setLook } from "#kit/brand/look.ts";
import { putBrandFile } from "#platform/brand-files.ts";
import { openPaper } from "./paper.ts";

const HASH = "0123456789abcdef0123456789abcdef";
const colours = { accent: "#8c1d40", hover: "#8c1d40", soft: "#ffffff" };
const LOGO = { viewBox: "0 0 300 90", ratio: 300 / 90, picture: `/marca/${HASH}.png` };
const CHOSEN = { ...DEFAULT_LOOK, logo: LOGO, accent: { light: colours, dark: colours } };
const AT = new Date("2026-03-02T12:00:00Z");

afterAll(() => setLook(DEFAULT_LOOK));

async function drawn() {
  const bytes = Buffer.from(await (await openPaper("Recibo", AT)).document.save({ useObjectStreams: false }));
  return { bytes, images: bytes.toString("latin1").split("/Subtype /Image").length - 1 };
}

it("begins with the operator's logo and colour, the same bytes each time, and with the name where the logo is letters", async () => {
  const letters = await drawn();
  expect(letters.images).toBe(0);
  const background = { r: 140, g: 29, b: 64, alpha: 0.5 };
  const png = await sharp({ create: { width: 300, height: 90, channels: 4, background } })
    .png({ palette: true })
    .toBuffer();
  await putBrandFile(HASH, png);
  setLook(CHOSEN);
  const [logo, again] = [await drawn(), await drawn()];
  expect(logo.images).toBeGreaterThan(0);
  expect(again.bytes.equals(logo.bytes)).toBe(true);
  expect((await PDFDocument.load(logo.bytes)).getPageCount()).toBe(1);
  setLook({ ...CHOSEN, logo: DEFAULT_LOOK.logo });
  expect((await drawn()).bytes.equals(letters.bytes)).toBe(false);
});

it("writes the operator's name beside a logo that is a picture, since a picture is no text to search or to read aloud", async () => {
  setLook(CHOSEN);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument((await drawn()).bytes);
  expect(document.getPage(0).getText()).toContain(brand.name);
  document.destroy();
  library.destroy();
});

it("never waits for a picture that is gone", async () => {
  setLook({ ...CHOSEN, logo: { ...LOGO, picture: `/marca/${"f".repeat(32)}.png` } });
  expect((await drawn()).images).toBe(0);
});
