import { PDFDocument } from "@cantoo/pdf-lib";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeFile } from "./files.ts";
import type { FileFormat, FileSpec } from "./market-types.ts";
import { MARKET_PRODUCTS } from "./products.ts";

const SPECS = MARKET_PRODUCTS.flatMap((product) => product.files);

function firstOf(format: FileFormat): FileSpec {
  const spec = SPECS.find((file) => file.format === format);
  if (!spec) throw new Error(`nenhum arquivo ${format} no mercado`);
  return spec;
}

const openZip = async (format: FileFormat) => unzipSync((await makeFile(firstOf(format))).bytes);

describe("the demo market's files", () => {
  it("opens a PDF of each category with the promised number of pages", async () => {
    const categories = [...new Set(SPECS.map((spec) => spec.category))];
    for (const category of categories) {
      const spec = SPECS.find((file) => file.category === category && file.format === "PDF");
      if (!spec) continue;
      const { bytes, contentType } = await makeFile(spec);
      expect(contentType).toBe("application/pdf");
      const doc = await PDFDocument.load(bytes);
      expect(doc.getPageCount(), category).toBe(spec.pages);
      expect(spec.pages).toBeGreaterThanOrEqual(4);
      expect(spec.pages).toBeLessThanOrEqual(24);
      expect(doc.getTitle()).toContain(spec.productTitle);
    }
  });

  it("opens the spreadsheet with real formulas", async () => {
    const parts = await openZip("XLSX");
    const prices = strFromU8(parts["xl/worksheets/sheet2.xml"] ?? new Uint8Array());
    expect(prices).toContain("<f>C2*D2</f>");
    expect(prices).toMatch(/<f>SUM\(E2:E\d+\)<\/f>/);
  });

  it("opens the document, the presentation and the book with the title inside", async () => {
    const docx = await openZip("DOCX");
    expect(strFromU8(docx["word/document.xml"] ?? new Uint8Array())).toContain(firstOf("DOCX").points[0]);
    const pptx = await openZip("PPTX");
    expect(Object.keys(pptx).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length).toBeGreaterThanOrEqual(6);
    const { bytes } = await makeFile(firstOf("EPUB"));
    expect(bytes.subarray(30, 58).toString("latin1")).toBe("mimetypeapplication/epub+zip");
    expect(Object.keys(unzipSync(bytes))).toContain("livro/c4.xhtml");
  });

  it("opens a font's package with OTF and licence", async () => {
    const spec = SPECS.find((file) => file.format === "ZIP" && file.category === "fontes");
    if (!spec) throw new Error("nenhum pacote de fonte");
    const entries = unzipSync((await makeFile(spec)).bytes);
    const name = Object.keys(entries).find((entry) => entry.endsWith(".otf")) ?? "";
    expect(strFromU8((entries[name] ?? new Uint8Array()).subarray(0, 4))).toBe("OTTO");
    expect(strFromU8(entries["OFL.txt"] ?? new Uint8Array())).toContain("SIL OPEN FONT LICENSE");
  });

  it("makes images and audio that open", async () => {
    const { width } = await sharp((await makeFile(firstOf("PNG"))).bytes).metadata();
    expect(width).toBeGreaterThanOrEqual(1000);
    const { format } = await sharp((await makeFile(firstOf("SVG"))).bytes).metadata();
    expect(format).toBe("svg");
    const wav = (await makeFile(firstOf("WAV"))).bytes;
    expect(wav.subarray(0, 4).toString()).toBe("RIFF");
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
    const peak = Math.max(...Array.from({ length: 2000 }, (_, i) => Math.abs(wav.readInt16LE(44 + i * 40))));
    expect(peak).toBeGreaterThan(2000);
  });

  it("makes the same bytes for the same description, in every format", async () => {
    for (const format of ["PDF", "DOCX", "XLSX", "PPTX", "PNG", "SVG", "WAV", "ZIP", "EPUB"] as const) {
      const [one, two] = [await makeFile(firstOf(format)), await makeFile(firstOf(format))];
      expect(one.bytes.equals(two.bytes), format).toBe(true);
      expect(one.name.endsWith(`.${format.toLowerCase()}`)).toBe(true);
    }
    const font = SPECS.find((file) => file.format === "ZIP" && file.category === "fontes");
    if (!font) throw new Error("nenhum pacote de fonte");
    const one = await makeFile(font);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(one.bytes.equals((await makeFile(font)).bytes)).toBe(true);
  });
});
