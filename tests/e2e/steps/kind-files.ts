import { execFile } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { craftMp3, craftWav } from "#modules/catalog/inspect/fixtures/craft-media.ts";
import { craftPdf } from "#modules/catalog/inspect/fixtures/craft-pdf.ts";
import { type CraftedEntry, craftZip } from "#modules/catalog/inspect/fixtures/craft-zip.ts";
import { sheetDocument, slidesDocument, textDocument, wordDocument } from "#modules/catalog/previews/fixtures/documents.ts";
import { kinds } from "#modules/catalog/kinds/kinds.ts";
import type { Format } from "#modules/catalog/kinds/names.ts";
import { craftBook } from "#modules/catalog/stamp/fixtures/craft-book.ts";

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const font = (name: string) => () => readFile(resolve(name));

/** A small file of a kind, as `<kind>.<ending>`. */
export type KindFile = { kind: Format; name: string; bytes: Buffer };

/** No two alike: what another store sells waits for somebody to look. */
const own = (): string => randomBytes(8).toString("hex");

const drawn = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: { r: randomInt(256), g: randomInt(256), b: randomInt(256) } } });
/** With something of its own at a place that says nothing. */
function written(bytes: Buffer, at: number): Buffer {
  bytes.write(own(), at, "latin1");
  return bytes;
}

const words = (text: string) => () => Promise.resolve(Buffer.from(text));
const zipped = (entries: readonly CraftedEntry[]) => () =>
  Promise.resolve(craftZip([...entries, { name: `notas/${own()}.txt`, bytes: Buffer.from("notas") }]));
/** What LibreOffice opens: with nothing in it that its list of contents does not name. */
const opened = (entries: readonly CraftedEntry[]) => () => Promise.resolve(craftZip([...entries]));
const holding = (name: string, text = "conteúdo") =>
  zipped([
    { name: "[Content_Types].xml", bytes: Buffer.from("<Types/>") },
    { name, bytes: Buffer.from(text) },
  ]);

const POINTS = "0 0 0|40 0 0|0 30 0|0 0 20".split("|");
const SIDES = "0 2 1|0 1 3|0 3 2|1 2 3".split("|").map((side) => side.split(" ").map(Number));
const SOLID = SIDES.map(
  (side) => `facet normal 0 0 1\nouter loop\n${side.map((at) => `vertex ${POINTS[at]}`).join("\n")}\nendloop\nendfacet`,
);
const vertex = (point: string) => point.replace(/(\S+) (\S+) (\S+)/, '<vertex x="$1" y="$2" z="$3"/>');
const MODEL = `<?xml version="1.0"?><model unit="millimeter"><resources><object id="1" type="model"><mesh>
<vertices>${POINTS.map(vertex).join("")}</vertices>
<triangles>${SIDES.map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`).join("")}</triangles></mesh></object></resources>
<build><item objectid="1"/></build></model>`;

const SOUND = ["-f", "lavfi", "-i", "sine=440:duration=2"];
const FILM = ["-f", "lavfi", "-i", "testsrc=size=320x240:rate=10:duration=2", ...SOUND, "-pix_fmt", "yuv420p"];

/** Recorded here where there is ffmpeg; null where there is none. */
const recorded = (ending: string, what: string[]) => async (): Promise<Buffer | null> => {
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-gravacao-"));
  const file = path.join(folder, `gravado.${ending}`);
  try {
    await run("ffmpeg", ["-v", "error", ...what, file]);
    return await readFile(file);
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true });
  }
};

const MAKERS: Partial<Record<Format, () => Promise<Buffer | null>>> = {
  pdf: () => craftPdf(2, (document) => document.getPages().forEach((page) => page.drawText(own(), { x: 50, y: 600, size: 12 }))),
  docx: opened(wordDocument({ text: `Plano de aula ${own()}` })),
  pptx: holding("ppt/presentation.xml"),
  xlsx: holding("xl/workbook.xml"),
  odt: opened(textDocument(`Apostila de frações ${own()}`)),
  ods: opened(sheetDocument(["Receita", own()])),
  odp: opened(slidesDocument(2)),
  docm: holding("word/document.xml"),
  dotx: holding("word/document.xml"),
  pptm: holding("ppt/presentation.xml"),
  potx: holding("ppt/presentation.xml"),
  ppsx: holding("ppt/presentation.xml"),
  xlsm: holding("xl/workbook.xml"),
  xltx: holding("xl/workbook.xml"),
  rtf: words(`{\\rtf1\\ansi Plano de aula ${own()}.\\par}`),
  key: holding("Index/Document.iwa"),
  numbers: holding("Index/Document.iwa"),
  pages: holding("Index/Document.iwa"),
  epub: () => Promise.resolve(craftBook({ more: [{ name: `OEBPS/${own()}.txt`, bytes: Buffer.from("notas") }] })),
  zip: zipped([{ name: "aulas/um.txt", bytes: Buffer.from("um") }]),
  png: () => drawn(900).png().toBuffer(),
  jpg: () => drawn(900).jpeg().toBuffer(),
  webp: () => drawn(900).webp().toBuffer(),
  gif: () => drawn(300).gif().toBuffer(),
  tiff: () => drawn(900).tiff().toBuffer(),
  avif: () => drawn(300).avif().toBuffer(),
  svg: words(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><circle cx="300" cy="200" r="150" fill="#b5482a"/><desc>' +
      own() +
      "</desc></svg>",
  ),
  wav: () => Promise.resolve(written(craftWav(4), 2_000)),
  mp3: () => Promise.resolve(written(craftMp3(150), 30)),
  m4a: recorded("m4a", SOUND),
  aac: recorded("aac", SOUND),
  flac: recorded("flac", SOUND),
  ogg: recorded("ogg", SOUND),
  mp4: recorded("mp4", FILM),
  m4v: recorded("m4v", [...FILM, "-f", "mp4"]),
  mov: recorded("mov", FILM),
  webm: recorded("webm", FILM),
  ttf: font("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf"),
  woff: font("@fontsource/alegreya/files/alegreya-latin-700-normal.woff"),
  woff2: font("@fontsource/alegreya/files/alegreya-latin-700-normal.woff2"),
  musicxml: words(`<?xml version="1.0"?><score-partwise version="4.0"><!-- ${own()} --></score-partwise>`),
  mxl: holding("META-INF/container.xml"),
  stl: words(`solid cunha ${own()}\n${SOLID.join("\n")}\nendsolid cunha\n`),
  obj: words(
    [
      `# ${own()}`,
      ...POINTS.map((point) => `v ${point}`),
      ...SIDES.map((side) => `f ${side.map((at) => at + 1).join(" ")}`),
    ].join("\n"),
  ),
  "3mf": holding("3D/3dmodel.model", MODEL),
  procreate: holding("Document.archive"),
  brushset: holding("brushset.plist"),
  swatches: holding("Swatches.json"),
  sketch: zipped(["document.json", "meta.json"].map((name) => ({ name, bytes: Buffer.from("{}") }))),
};

/** The first bytes of a kind as it says they are, and something after them. */
function begin(kind: Format): Buffer {
  const { signature, contentType } = kinds[kind];
  if (signature.by === "zip" && signature.isLabelled)
    return craftZip([
      { name: "mimetype", bytes: Buffer.from(contentType), store: true },
      { name: `${own()}.txt`, bytes: Buffer.from("notas") },
    ]);
  if (signature.by === "text") return Buffer.from(`um;dois\n1;${own()}\n`);
  const bytes = Buffer.alloc(512, 0x20);
  for (const [at, mark] of (signature.by === "marks" && signature.marks[0]) || []) bytes.write(mark, at, "latin1");
  return written(bytes, 256);
}

/** A font of curves of the other kind: its outlines are not looked at on the way in. */
async function otherFont(): Promise<Buffer> {
  const bytes = await font("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf")();
  bytes.write("OTTO", 0, "latin1");
  return bytes;
}

/** One file of each of these kinds; of one that nobody here can make, what tells it from others. */
export function filesOf(formats: readonly Format[]): Promise<KindFile[]> {
  return Promise.all(
    formats.map(async (kind) => {
      const made = kind === "otf" ? await otherFont() : await MAKERS[kind]?.();
      return { kind, name: `peca-${kind}.${kinds[kind].extensions[0]}`, bytes: made ?? begin(kind) };
    }),
  );
}
