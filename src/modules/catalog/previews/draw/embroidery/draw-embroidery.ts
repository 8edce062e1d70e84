import { plural } from "#kit/format.ts";
import { numberText } from "#kit/number-text.ts";
import { withFileSource } from "../../../inspect/byte-source.ts";
import { kindNamed } from "../../../kinds/kinds.ts";
import type { DrawnPreview, PreviewRequest } from "../../drawn-preview.ts";
import { captioned, DRAWING } from "../captioned.ts";
import { markedPicture } from "../marked-picture.ts";
import { drawSewing } from "./draw-sewing.ts";
import { readDst } from "./read-dst.ts";
import { readJef } from "./read-jef.ts";
import { readPec } from "./read-pec.ts";
import type { Sewing } from "./sewing.ts";

const READERS = { dst: readDst, pec: readPec, jef: readJef };
const MOST_BYTES = 16 * 1024 * 1024;
const TENTHS = 10;

/** An embroidery as it is sewn, with how much there is of it. Null when the file sews nothing. */
export async function drawEmbroidery({ path, kind, storeName }: PreviewRequest): Promise<DrawnPreview | "too_heavy" | null> {
  const bytes = await withFileSource(path, async (source) =>
    source.sizeBytes > MOST_BYTES ? null : source.read(0, source.sizeBytes),
  );
  if (bytes === null) return "too_heavy";
  const preview = kindNamed(kind)?.preview;
  const sewing = preview && "format" in preview && preview.from === "embroidery" ? READERS[preview.format](bytes) : null;
  if (sewing?.isTooLong) return "too_heavy";
  if (sewing === null) return null;
  const scene = drawSewing(sewing, DRAWING.width, DRAWING.height);
  if (scene === null || scene === "too_heavy") return scene;
  const words = wordsOf(sewing);
  return { image: await markedPicture(await captioned(scene.pixels, words), storeName), content: null, facts: { words } };
}

/** "8.251 pontos, 98 × 102,4 mm, 4 cores de linha". */
function wordsOf(sewing: Sewing): string {
  const { left, top, right, bottom } = sewing.box;
  const [wide, high] = [right - left, bottom - top].map((tenths) => numberText(tenths / TENTHS, 1));
  const threads = sewing.colors
    ? plural(sewing.threadCount, "cor de linha", "cores de linha")
    : `${plural(sewing.threadCount, "linha", "linhas")} em cores ilustrativas`;
  return `${plural(sewing.count, "ponto", "pontos")}, ${wide} × ${high} mm, ${threads}`;
}
