import type { Paper } from "./market-types.ts";

/** The ready covers in db/seed/assets/covers: their mat and their proportion (width by height). */
const READY_COVERS: Record<string, readonly [Paper, number, number]> = {
  alfabeto: ["menta", 900, 1200],
  aquarela: ["pessego", 900, 900],
  bordado: ["lilas", 900, 1200],
  carrossel: ["ceu", 900, 675],
  celula: ["rosa", 900, 1200],
  choro: ["rosa", 900, 1200],
  contrato: ["canario", 900, 1200],
  curriculo: ["pessego", 900, 1200],
  feira: ["ceu", 900, 900],
  fonte: ["ceu", 900, 1200],
  fracoes: ["rosa", 900, 1200],
  horta: ["canario", 900, 1200],
  icones: ["lilas", 900, 900],
  junina: ["canario", 900, 1200],
  lofi: ["lilas", 900, 900],
  lua: ["canario", 900, 1200],
  mandala: ["lilas", 900, 1200],
  mapa: ["ceu", 900, 621],
  memoria: ["menta", 900, 1200],
  paes: ["ceu", 900, 1200],
  passaros: ["menta", 900, 1200],
  planner: ["rosa", 900, 1200],
  poesia: ["lilas", 900, 1200],
  precos: ["menta", 900, 653],
  presets: ["lilas", 900, 900],
  redacao: ["lilas", 900, 1200],
  relogio: ["pessego", 900, 1200],
  rotulos: ["rosa", 900, 1200],
  slides: ["ceu", 900, 579],
  solar: ["pessego", 900, 536],
  tabuada: ["ceu", 900, 1200],
  tote: ["ceu", 900, 1200],
  verbos: ["menta", 900, 1200],
};

/** The mat and size of a ready cover by its file name; an unknown one throws. */
export function readyCover(asset: string): readonly [Paper, number, number] {
  const cover = READY_COVERS[asset.replace(".png", "")];
  if (!cover) throw new Error(`unknown ready cover ${asset}`);
  return cover;
}
