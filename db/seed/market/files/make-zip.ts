import type { FileSpec } from "../market-types.ts";
import { at } from "../random.ts";
import { slugOf } from "../slug.ts";
import { TRACKS } from "../words/product-words.ts";
import { makePdf } from "./make-pdf.ts";
import { makePng, makeSvg } from "./make-picture.ts";
import { makeWav } from "./make-wav.ts";
import { makeDocx, zipped } from "./office-files.ts";
import { makeFont } from "./make-font.ts";
import { makePieces } from "./make-pieces.ts";
import { makeCube } from "./make-cube.ts";

const readme = (spec: FileSpec, names: readonly string[]) =>
  [
    spec.productTitle,
    `de ${spec.authorName}`,
    "",
    ...spec.points.map((point) => `- ${point}`),
    "",
    "Arquivos:",
    ...names.map((name) => `  ${name}`),
    "",
  ].join("\n");

/** The bundle of a topic: sounds, a font, colour tables, pictures or documents, with a note of what is inside. */
export async function makeZip(spec: FileSpec): Promise<Buffer> {
  const inside = await contents(spec);
  return zipped({ "LEIA-ME.txt": readme(spec, Object.keys(inside)), ...inside });
}

async function contents(spec: FileSpec): Promise<Record<string, string | Uint8Array>> {
  const head = slugOf(spec.productTitle.split(":")[0] ?? spec.productTitle);
  if (spec.topic === "audio-e-musica") {
    const names = Array.from(
      { length: 3 },
      (_, i) => `${String(i + 1).padStart(2, "0")}-${slugOf(at(TRACKS, (spec.seed + i * 3) % TRACKS.length))}.wav`,
    );
    return Object.fromEntries(names.map((name, i) => [name, makeWav(spec.category, spec.seed + i + 1)]));
  }
  if (spec.category === "fontes") {
    const font = makeFont(spec.productTitle.split(":")[0] ?? head, spec.seed);
    return { [`${head}.otf`]: font.bytes, "OFL.txt": font.license };
  }
  if (spec.kind === "Predefinição de cor") {
    const cubes = ["01-manha", "02-varanda", "03-fim-de-tarde", "04-lampiao"];
    return {
      ...Object.fromEntries(cubes.map((name, i) => [`${name}.cube`, makeCube(name, spec.seed + i)])),
      "paleta.png": await makePng({ ...spec, category: "texturas" }),
    };
  }
  if (spec.topic === "arte-e-ilustracao" || spec.topic === "fontes-e-icones") return makePieces(spec);
  const document = { ...spec, label: spec.kind, pages: 8 };
  return { [`${head}.pdf`]: await makePdf(document), [`${head}.docx`]: makeDocx(spec), [`${head}.svg`]: makeSvg(spec) };
}
