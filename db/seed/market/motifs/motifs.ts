import type { Face } from "../lettering.ts";
import type { Motif } from "../svg.ts";
import { fachada, glifo, icones, mandala, manchas, paleta } from "./art.ts";
import { bastidor, botoes, croche, molde, pontos } from "./craft.ts";
import { caderno, celula, planetas } from "./desk.ts";
import { frutas, passaros, peixes } from "./fauna.ts";
import { janela, panela, pao } from "./kitchen.ts";
import { flor, folhas, horta, mapa, montanhas, vaso } from "./nature.ts";
import { barras, curriculo, documento, slides, tabela } from "./office.ts";
import { azulejo, bandeirinhas, calendario, envelope, luas, planner, rotulos } from "./paper.ts";
import { cartas, fatias, letras, relogio, roda, tabuleiro } from "./school.ts";
import { onda, partitura, tambor, vinil } from "./sound.ts";
import { cordel } from "./woodcut.ts";

export type Design = { draw: Motif; layouts: readonly string[]; faces: readonly Face[] };

const KIDS: readonly Face[] = ["round", "round", "bold"];
const BOOK: readonly Face[] = ["black", "fine", "serif"];
const CRAFT: readonly Face[] = ["fine", "serif", "hand", "black"];
const OFFICE: readonly Face[] = ["bold", "bold", "black"];
const FAIR: readonly Face[] = ["fair", "black", "bold"];

const design = (draw: Motif, layouts: string, faces: readonly Face[]): Design => ({
  draw,
  layouts: layouts.split(" "),
  faces,
});

const DESIGNS: Record<string, Design> = {
  fatias: design(fatias, "topo base", KIDS),
  relogio: design(relogio, "topo centro", KIDS),
  letras: design(letras, "topo base", KIDS),
  cartas: design(cartas, "topo base", KIDS),
  roda: design(roda, "topo centro", KIDS),
  tabuleiro: design(tabuleiro, "topo base", KIDS),
  celula: design(celula, "topo centro", KIDS),
  planetas: design(planetas, "ceu", ["fine", "bold", "black"]),
  caderno: design(caderno, "topo", ["hand", "bold"]),
  horta: design(horta, "ceu", ["round", "black"]),
  montanhas: design(montanhas, "ceu faixa", BOOK),
  mapa: design(mapa, "faixa ceu", OFFICE),
  folhas: design(folhas, "faixa ceu", BOOK),
  vaso: design(vaso, "topo centro", BOOK),
  flor: design(flor, "topo centro", BOOK),
  passaros: design(passaros, "topo base", BOOK),
  peixes: design(peixes, "topo base", ["round", "black", "fine"]),
  frutas: design(frutas, "topo base centro", ["fair", "black", "fine"]),
  mandala: design(mandala, "centro base", BOOK),
  manchas: design(manchas, "centro base", BOOK),
  paleta: design(paleta, "faixa", OFFICE),
  cordel: design(cordel, "ceu faixa", ["fair", "black"]),
  fachada: design(fachada, "ceu faixa", FAIR),
  glifo: design(glifo, "faixa", ["bold", "fine", "fair"]),
  icones: design(icones, "topo base", OFFICE),
  onda: design(onda, "base topo", OFFICE),
  vinil: design(vinil, "base topo", OFFICE),
  partitura: design(partitura, "topo centro", ["fine", "black", "serif"]),
  tambor: design(tambor, "base topo", FAIR),
  tabela: design(tabela, "topo base", OFFICE),
  documento: design(documento, "topo", OFFICE),
  slides: design(slides, "topo base", OFFICE),
  barras: design(barras, "topo", OFFICE),
  curriculo: design(curriculo, "base topo", OFFICE),
  bandeirinhas: design(bandeirinhas, "faixa", FAIR),
  planner: design(planner, "topo", ["fine", "fine", "serif"]),
  calendario: design(calendario, "topo", OFFICE),
  rotulos: design(rotulos, "topo centro", ["black", "fine"]),
  luas: design(luas, "centro topo", ["fine", "serif"]),
  envelope: design(envelope, "topo centro", CRAFT),
  azulejo: design(azulejo, "faixa ceu", BOOK),
  pontos: design(pontos, "base centro", CRAFT),
  bastidor: design(bastidor, "base centro", CRAFT),
  molde: design(molde, "topo base", ["bold", "fine"]),
  croche: design(croche, "base topo", CRAFT),
  botoes: design(botoes, "topo base", CRAFT),
  pao: design(pao, "centro topo", ["fair", "black", "fine"]),
  panela: design(panela, "centro topo", ["fair", "black", "hand"]),
  janela: design(janela, "topo centro", BOOK),
};

export const MOTIF_NAMES: readonly string[] = Object.keys(DESIGNS);

/** The drawer of a motif with its layouts and faces; an unknown name throws. */
export function motifNamed(name: string): Design {
  const found = DESIGNS[name];
  if (!found) throw new Error(`unknown motif ${name}`);
  return found;
}
