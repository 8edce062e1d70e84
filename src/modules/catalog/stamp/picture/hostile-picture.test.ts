import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { HEIGHT, painted, WIDTH } from "../fixtures/painted.ts";
import { readFileMarks } from "../read-file-marks.ts";
import { copyrightOf } from "./exif-copyright.ts";
import { formatOf } from "./open-picture.ts";
import { png } from "./png.ts";
import { stampPicture } from "./stamp-picture.ts";
import { rightsOf } from "./xmp-rights.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-imagem-hostil-"));
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

const pixels = (bytes: Buffer) => sharp(bytes, { ignoreIcc: true, animated: true, failOn: "error" }).raw().toBuffer();

/** The line as another program reads it: in the EXIF and in the XMP. */
async function said(bytes: Buffer): Promise<[string, string]> {
  const { exif, xmp } = await sharp(bytes).metadata();
  const bare = exif?.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
  return [copyrightOf(bare ?? Buffer.alloc(0)), rightsOf(xmp ?? Buffer.alloc(0))];
}

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

  it("an EXIF after the image of a PNG stays there, and turns it no more than before", async () => {
    const turned = await painted().withMetadata({ orientation: 6 }).png().toBuffer();
    const parts = png.open(turned)!.parts;
    const exif = parts.find(({ role }) => role === "exif")!;
    const rest = parts.filter((one) => one !== exif).map(({ bytes }) => bytes);
    const { copy } = await stamp(Buffer.concat([...rest.slice(0, -1), exif.bytes, ...rest.slice(-1)]), "dados");
    expect((await sharp(copy).metadata()).orientation).toBeUndefined();
    expect(copy.subarray(-12 - exif.bytes.length, -12).equals(exif.bytes)).toBe(true);
    expect((await said(copy))[1]).toBe(LINE);
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
      expect(await readFrom(await sharp(copy).withMetadata().toFormat(format).toBuffer())).toEqual({ ok: true, value: [MARK] });
  });

  it("is nowhere in the original, and a file that does not open says so", async () => {
    expect(await readFrom(await painted().jpeg().toBuffer())).toEqual({ ok: true, value: [] });
    expect(await readFrom(Buffer.from("GIF89a nada"))).toEqual({ ok: false, reason: "picture_broken" });
  });
});
