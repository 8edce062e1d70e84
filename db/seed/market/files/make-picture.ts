import sharp from "sharp";
import type { FileSpec } from "../market-types.ts";
import { MOTIF_NAMES, motifNamed } from "../motifs/motifs.ts";
import { paletteFor } from "../palettes.ts";
import { randomOf } from "../random.ts";
import { rect, type Stage } from "../svg.ts";

/** Motifs that stand alone as a picture, by sub-category; others take any. */
const BY_CATEGORY: Record<string, readonly string[]> = {
  ilustracoes: ["passaros", "frutas", "peixes", "flor", "vaso", "fachada"],
  texturas: ["manchas", "montanhas", "folhas", "azulejo"],
  posteres: ["luas", "montanhas", "fachada", "cordel", "planetas"],
  icones: ["icones"],
  padronagens: ["azulejo", "folhas", "bandeirinhas"],
  "convites-e-festas": ["bandeirinhas", "frutas", "peixes", "folhas"],
  "ponto-cruz": ["pontos"],
  alfabetizacao: ["letras"],
};

/** A picture without words, in the manner of the topic, as SVG of 1,200 by 1,200. */
export function makeSvg(spec: FileSpec): string {
  const side = 1200;
  const random = randomOf(spec.seed);
  const name = random.pick(BY_CATEGORY[spec.category] ?? MOTIF_NAMES);
  const p = paletteFor(name, spec.seed);
  const inset = ["azulejo", "folhas", "bandeirinhas", "montanhas", "cordel", "fachada", "manchas"].includes(name) ? 0 : 110;
  const w = side - inset * 2;
  const stage: Stage = { x: inset, y: inset, w, h: w, cx: side / 2, cy: side / 2, m: w, p, r: random, title: spec.productTitle };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${rect(0, 0, side, side, { fill: p.ground })}${motifNamed(name).draw(stage)}</svg>`;
}

export async function makePng(spec: FileSpec): Promise<Buffer> {
  return sharp(Buffer.from(makeSvg(spec)))
    .png({ compressionLevel: 6 })
    .toBuffer();
}
