import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { painted, WIDTH } from "../fixtures/painted.ts";
import { readFileMarks } from "../read-file-marks.ts";
import { copyrightOf } from "./exif-copyright.ts";
import { stampPicture } from "./stamp-picture.ts";
import { rightsOf } from "./xmp-rights.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-imagem-"));
afterAll(() => rm(folder, { recursive: true }));

const MARK = "7F3K-9Q2M-X8WT";
const LINE = `Cópia de Conceição <D'Ávila> & "Żółć" 🌊, CPF •••.982.247-••, pedido 10.234. Código ${MARK}`;

let made = 0;
async function stamp(bytes: Uint8Array, place: "dados" | "rodape", line = LINE) {
  const [source, target] = [path.join(folder, `${(made += 1)}`), path.join(folder, `${made}-carimbada`)];
  await writeFile(source, bytes);
  const answer = await stampPicture(source, target, { place, line, mark: MARK });
  return { answer, target, copy: answer.ok ? await readFile(target) : Buffer.alloc(0) };
}

const KINDS: [string, () => Promise<Buffer>][] = [
  ["a JPEG", () => painted().jpeg({ quality: 82 }).toBuffer()],
  ["a JPEG drawn little by little", () => painted().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer()],
  ["a JPEG in greys", () => painted().toColourspace("b-w").jpeg().toBuffer()],
  ["a PNG", () => painted().png().toBuffer()],
  ["a PNG that is see-through", () => painted(4).png({ progressive: true }).toBuffer()],
  ["a PNG of few colours", () => painted().png({ palette: true, colours: 16 }).toBuffer()],
  ["a PNG in greys", () => painted().toColourspace("b-w").png().toBuffer()],
  ["a WebP", () => painted().webp({ quality: 80 }).toBuffer()],
  ["a WebP that is see-through", () => painted(4).webp({ quality: 80 }).toBuffer()],
  ["a WebP that keeps all", () => painted(4).webp({ lossless: true, exact: true }).toBuffer()],
];

const pixels = (bytes: Buffer) => sharp(bytes, { ignoreIcc: true, animated: true, failOn: "error" }).raw().toBuffer();

/** The line as another program reads it: in the EXIF and in the XMP. */
async function said(bytes: Buffer): Promise<[string, string]> {
  const { exif, xmp } = await sharp(bytes).metadata();
  const bare = exif?.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
  return [copyrightOf(bare ?? Buffer.alloc(0)), rightsOf(xmp ?? Buffer.alloc(0))];
}

/** How many columns of the lower edge, as it is shown, are other than they were, and whether what is above it is nearly the same. */
async function compareShown(before: Buffer, after: Buffer) {
  const show = (bytes: Buffer) =>
    sharp(bytes).autoOrient().flatten({ background: "#fff" }).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const [one, other] = [await show(before), await show(after)];
  expect([other.info.width, other.info.height]).toEqual([one.info.width, one.info.height]);
  const { width, height, channels } = one.info;
  const columns = new Set<number>();
  let above = 0;
  for (const [at, value] of one.data.entries()) {
    const difference = Math.abs(value - (other.data[at] ?? 0));
    const pixel = Math.floor(at / channels);
    if (pixel >= width * (height - 40) && difference > 24) columns.add(pixel % width);
    if (pixel < width * (height - 64)) above = Math.max(above, difference);
  }
  return { columns: columns.size, above };
}

describe.each(KINDS)("%s", (_name, draw) => {
  it("says the line among its data without one pixel changed", async () => {
    const original = await draw();
    const { answer, copy, target } = await stamp(original, "dados");
    expect(answer).toMatchObject({ ok: true, value: { sizeBytes: copy.length } });
    expect(await said(copy)).toEqual([LINE, LINE]);
    expect((await pixels(copy)).equals(await pixels(original))).toBe(true);
    expect(await readFileMarks(target)).toEqual({ ok: true, value: [MARK] });
  });

  it("shows it at its foot, and nowhere else", async () => {
    const original = await draw();
    const { copy } = await stamp(original, "rodape");
    expect(await said(copy)).toEqual([LINE, LINE]);
    const { columns, above } = await compareShown(original, copy);
    expect(columns).toBeGreaterThan(WIDTH / 3);
    expect(above).toBeLessThan(16);
    const keys = ["format", "width", "height", "space", "channels", "isProgressive", "hasAlpha", "chromaSubsampling"] as const;
    const facts = async (bytes: Buffer) =>
      sharp(bytes)
        .metadata()
        .then((all) => keys.map((key) => all[key]));
    if (!_name.includes("few colours")) expect(await facts(copy)).toEqual(await facts(original));
  });

  it("is always the same for the same words", async () => {
    const original = await draw();
    for (const place of ["dados", "rodape"] as const)
      expect((await stamp(original, place)).copy.equals((await stamp(original, place)).copy)).toBe(true);
  });
});

describe("what the picture said before", () => {
  const XMP =
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="uuid:1" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:lr="http://ns.adobe.com/lightroom/1.0/"><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Ana</rdf:li><rdf:li xml:lang="en">© Ana, all rights</rdf:li></rdf:Alt></dc:rights><lr:private>sim</lr:private></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';
  const EXIF = { IFD0: { Copyright: "Ana Lima", Artist: "Ana", ImageDescription: "O barco", Model: "X1" } };

  it.each(["jpeg", "png", "webp"] as const)("stays in it, its rights before ours: %s", async (format) => {
    const original = await painted().withExif(EXIF).withXmp(XMP).withIccProfile("p3").toFormat(format).toBuffer();
    for (const place of ["dados", "rodape"] as const) {
      const { copy } = await stamp(original, place);
      const [exif, xmp] = await said(copy);
      expect(exif).toBe(`Ana Lima; ${LINE}`);
      expect(xmp).toBe(`© Ana; ${LINE}© Ana, all rights; ${LINE}`);
      const [before, after] = [await sharp(original).metadata(), await sharp(copy).metadata()];
      expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
      for (const words of ["O barco", "X1", "Ana Lima"]) expect(after.exif?.includes(words)).toBe(true);
      expect(after.xmp?.toString()).toContain("<lr:private>sim</lr:private>");
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("a picture kept turned shows the line at the foot that is seen: %i", async (orientation) => {
    const original = await painted(3, 420, 330).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const { copy } = await stamp(original, "rodape");
    expect((await sharp(copy).metadata()).orientation).toBe(orientation);
    const { columns, above } = await compareShown(original, copy);
    expect(columns).toBeGreaterThan(100);
    expect(above).toBeLessThan(16);
    expect((await sharp((await stamp(original, "dados")).copy).metadata()).orientation).toBe(orientation);
  });

  it("an XMP as long as a JPEG holds stays as it is, and the EXIF says the line", async () => {
    const full = XMP.replace("sim", "s".repeat(65_500 - Buffer.byteLength(XMP)));
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from(`http://ns.adobe.com/xap/1.0/\0${full}`)]);
    segment.writeUInt16BE(segment.length - 2, 2);
    const bare = await painted().jpeg().toBuffer();
    const { copy, target } = await stamp(Buffer.concat([bare.subarray(0, 2), segment, bare.subarray(2)]), "dados");
    expect(await said(copy)).toEqual([LINE, "© Ana© Ana, all rights"]);
    expect((await sharp(copy).metadata()).xmp?.toString()).toBe(full);
    expect(await readFileMarks(target)).toEqual({ ok: true, value: [MARK] });
    const png = await stamp(
      await painted()
        .withXmp(full.replace("sss", "s".repeat(90_000)))
        .png()
        .toBuffer(),
      "dados",
    );
    expect((await said(png.copy))[1]).toContain(LINE);
  });

  it("blanks at an XMP's end are what it grows into", async () => {
    const wide = XMP.replace('<?xpacket end="w"?>', `${" ".repeat(3_000)}<?xpacket end="w"?>`);
    const { copy } = await stamp(await painted().withXmp(wide).jpeg().toBuffer(), "dados");
    expect((await sharp(copy).metadata()).xmp?.length).toBe(Buffer.byteLength(wide));
  });

  it("neither an EXIF nor an XMP that cannot be added to is touched; with both, the author is told", async () => {
    const odd = "<x:xmpmeta xmlns:x='adobe:ns:meta/'>sem lista</x:xmpmeta>";
    const one = await stamp(await painted().withXmp(odd).jpeg().toBuffer(), "dados");
    expect((await sharp(one.copy).metadata()).xmp?.toString()).toBe(odd);
    const bytes = await painted()
      .withXmp(odd)
      .withExif({ IFD0: { Model: "X1" } })
      .jpeg()
      .toBuffer();
    const at = bytes.indexOf("Exif\0\0", 0, "latin1") + 6;
    bytes.fill(0xff, at + 4, at + 8);
    expect((await stamp(bytes, "dados")).answer).toEqual({ ok: false, reason: "picture_full" });
  });
});
