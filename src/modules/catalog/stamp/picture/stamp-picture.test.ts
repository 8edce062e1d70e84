import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { readFileMarks } from "../read-file-marks.ts";
import { copyrightOf } from "./exif-copyright.ts";
import { formatOf } from "./open-picture.ts";
import { stampPicture } from "./stamp-picture.ts";
import { rightsOf } from "./xmp-rights.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-imagem-"));
afterAll(() => rm(folder, { recursive: true }));

const MARK = "7F3K-9Q2M-X8WT";
const LINE = `Cópia de Conceição <D'Ávila> & "Żółć" 🌊, CPF •••.982.247-••, pedido 10.234. Código ${MARK}`;
const WIDTH = 480;
const HEIGHT = 300;

let made = 0;
async function stamp(bytes: Uint8Array, place: "dados" | "rodape", line = LINE) {
  const [source, target] = [path.join(folder, `${(made += 1)}`), path.join(folder, `${made}-carimbada`)];
  await writeFile(source, bytes);
  const answer = await stampPicture(source, target, { place, line, mark: MARK });
  return { answer, target, copy: answer.ok ? await readFile(target) : Buffer.alloc(0) };
}

/** Colours that change slowly, another in each corner, with alpha where asked. */
function painted(channels: 3 | 4 = 3, width = WIDTH, height = HEIGHT): Sharp {
  const data = Buffer.alloc(width * height * channels);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [(x * 255) / width, (y * 255) / height, 128, 60 + (x % 190)].slice(0, channels).forEach((one, index) => {
      data[at * channels + index] = one;
    });
  }
  return sharp(data, { raw: { width, height, channels } });
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

describe("what a line at the foot would spoil", () => {
  const moving = () =>
    sharp(Buffer.concat([90, 20].map((grey) => Buffer.alloc(WIDTH * HEIGHT * 3, grey))), {
      raw: { width: WIDTH, height: HEIGHT * 2, channels: 3, pageHeight: HEIGHT },
    });
  const deep = () => painted().toColourspace("rgb16").png().toBuffer();
  const followed = async () => Buffer.concat([await painted().jpeg().toBuffer(), await painted().jpeg().toBuffer()]);
  const SPOILED: [string, string, () => Promise<Buffer>][] = [
    [
      "an animated WebP",
      "picture_animated",
      () =>
        moving()
          .webp({ loop: 0, delay: [90, 90] })
          .toBuffer(),
    ],
    ["a printer's colours", "picture_colours", () => painted().toColourspace("cmyk").jpeg().toBuffer()],
    ["sixteen bits a colour", "picture_colours", deep],
    ["another image after the first", "picture_others", followed],
    ["too little room", "picture_small", () => painted(3, 300, 300).png().toBuffer()],
  ];
  it.each(SPOILED)("is refused there and said among the data: %s", async (_name, reason, draw) => {
    const original = await draw();
    expect((await stamp(original, "rodape")).answer).toEqual({ ok: false, reason });
    const { copy } = await stamp(original, "dados");
    expect(await said(copy)).toEqual([LINE, LINE]);
    expect((await pixels(copy)).equals(await pixels(original))).toBe(true);
    const before = await sharp(original, { animated: true }).metadata();
    expect((await sharp(copy, { animated: true }).metadata()).pages).toBe(before.pages);
  });

  it("the longest name that a copy may say finds room in the smallest picture taken", async () => {
    const long = `Cópia de ${"W".repeat(60)}…, CNPJ ••.•••.•••/••••-••, pedido 1.234.567. Código ${MARK}`;
    const original = await painted(3, 320, 200).png().toBuffer();
    const { copy } = await stamp(original, "rodape", long);
    expect(await said(copy)).toEqual([long, long]);
  });
});

describe("a broken picture", () => {
  const BROKEN: [string, () => Promise<Buffer>][] = [
    ["cut in its data", async () => (await painted().png().toBuffer()).subarray(0, 300)],
    ["cut in its scan", async () => (await painted().jpeg().toBuffer()).subarray(0, 3_000)],
    ["a head alone", async () => (await painted().jpeg().toBuffer()).subarray(0, 20)],
    ["not a picture", async () => Buffer.from("isto não é uma imagem")],
    ["cut WebP", async () => (await painted().webp().toBuffer()).subarray(0, 200)],
  ];
  it.each(BROKEN)("is refused: %s", async (_name, draw) => {
    for (const place of ["dados", "rodape"] as const)
      expect((await stamp(await draw(), place)).answer).toEqual({ ok: false, reason: "picture_broken" });
  });

  it("one that says it is huge is refused before it is decoded", async () => {
    const bytes = await painted().png().toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    expect((await stamp(bytes, "dados")).answer).toEqual({ ok: false, reason: "picture_broken" });
  });

  it("what follows the end of a PNG stays after it", async () => {
    const { copy } = await stamp(Buffer.concat([await painted().png().toBuffer(), Buffer.from("depois do fim")]), "dados");
    expect(copy.subarray(-13).toString()).toBe("depois do fim");
    expect(await said(copy)).toEqual([LINE, LINE]);
  });

  it("a JPEG with another's distances in it keeps what follows them", async () => {
    const [start, ...rest] = formatOf(await painted().jpeg().toBuffer())!.format.open(await painted().jpeg().toBuffer())!.parts;
    const mpf = Buffer.from([0xff, 0xe2, 0, 6, ...Buffer.from("MPF\0")]);
    const xmp = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 37]), Buffer.from("http://ns.adobe.com/xap/1.0/\0<a/>  ")]);
    const original = Buffer.concat([start!.bytes, mpf, xmp, ...rest.map((one) => one.bytes)]);
    const { copy } = await stamp(original, "dados");
    expect(copy.subarray(copy.indexOf(mpf)).equals(original.subarray(original.indexOf(mpf)))).toBe(true);
    expect((await stamp(original, "rodape")).answer).toEqual({ ok: false, reason: "picture_others" });
  });
});

describe("the code of a picture found somewhere", () => {
  const readFrom = async (bytes: Buffer) => {
    const file = path.join(folder, `achada-${(made += 1)}`);
    await writeFile(file, bytes);
    return readFileMarks(file);
  };

  it("is read from a piece of it, and of what other programs made of it", async () => {
    const { copy } = await stamp(await painted().jpeg().toBuffer(), "rodape");
    expect(await readFrom(copy.subarray(0, 4_000))).toEqual({ ok: true, value: [MARK] });
    for (const format of ["png", "webp", "avif", "tiff"] as const)
      expect(await readFrom(await sharp(copy).keepMetadata().toFormat(format).toBuffer())).toEqual({ ok: true, value: [MARK] });
  });

  it("is nowhere in the original, and a file that does not open says so", async () => {
    expect(await readFrom(await painted().jpeg().toBuffer())).toEqual({ ok: true, value: [] });
    expect(await readFrom(Buffer.from("GIF89a nada"))).toEqual({ ok: false, reason: "picture_broken" });
  });
});
