import type { Paper } from "./market-types.ts";
import { at } from "./random.ts";

export type Palette = {
  ground: string;
  /** The colour of the title, at least 4.5:1 on the ground. */
  ink: string;
  a: string;
  b: string;
  c: string;
  d: string;
  dark: boolean;
  /** Papers that set this cover off. */
  mats: readonly [Paper, Paper];
};

const palette = (colours: string, mats: readonly [Paper, Paper], dark = false): Palette => {
  const [ground = "", ink = "", a = "", b = "", c = "", d = ""] = colours.split(" ").map((hex) => `#${hex}`);
  return { ground, ink, a, b, c, d, dark, mats };
};

export const PALETTES = {
  feira: palette("FFF4DA 1B1B3A D6294B F08A24 2F7D4F 5B2C83", ["rosa", "lilas"]),
  terra: palette("F2E7D5 3A2418 B5532A 2E6B52 D99A2B 7A2E1D", ["menta", "ceu"]),
  noite: palette("191C3C F5EBD0 F2B441 E5546A 7FB7D9 F3D9B1", ["canario", "pessego"], true),
  mata: palette("12423A F4EBD3 E9B44C E07A5F 8CC7A1 F2D7C0", ["rosa", "pessego"], true),
  urucum: palette("E0532B FFF6E4 241A38 F9C846 FFE3CB 7B1E2E", ["ceu", "menta"], true),
  canarinho: palette("F9C62B 2A1A4A D6294B 1F7A6C FFF4CF 2E4DA0", ["ceu", "lilas"]),
  anil: palette("1F5F9E FFF8E7 F7C948 F2785C 9FD0EA 0E3A66", ["pessego", "canario"], true),
  jambo: palette("642869 FCE7C8 F5B84A F0697E B98AD0 3E1546", ["menta", "canario"], true),
  areia: palette("EADFCB 23332E C4472F 3B7C80 DDA63A 82614A", ["ceu", "rosa"]),
  cha: palette("F7CBD2 6B1233 C2244F 2D6E5C FFF1EA E59A3C", ["menta", "canario"]),
  branco: palette("FDFDFB 17181C D6342C 2B3A67 BFC5CC F0C23B", ["canario", "rosa"]),
  hortela: palette("DDEFE2 14483A E26D5A 1F7A5C F2B63C FFFFFF", ["rosa", "pessego"]),
  petroleo: palette("0F6A73 FFF4DD FFD166 EF6F5E 0A464E BFE6DF", ["pessego", "rosa"], true),
  cafe: palette("2B1B17 F6E3C5 D98E32 C4472F 8D6A4F F0C987", ["menta", "canario"], true),
  manha: palette("CFE6F2 153A5B E5533D F3B53A 2C7DA0 FFFFFF", ["pessego", "canario"]),
  laranja: palette("FF8F5E 231942 5E2BFF FFF1DC B3261E FFD447", ["ceu", "lilas"]),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

const ALL = Object.keys(PALETTES) as PaletteName[];

/** Palettes that suit a motif; a motif without a line takes any. */
const SUITED: Record<string, readonly PaletteName[]> = {
  luas: ["noite", "jambo", "mata", "anil"],
  planetas: ["noite", "jambo", "cafe"],
  pao: ["canarinho", "terra", "cafe", "cha", "manha", "petroleo"],
  documento: ["branco", "areia", "manha", "hortela", "feira"],
  curriculo: ["branco", "manha", "areia"],
  caderno: ["branco", "feira", "manha", "hortela"],
  molde: ["areia", "terra", "cha", "hortela", "manha", "anil"],
  pontos: ["feira", "terra", "cha", "branco", "hortela", "anil"],
  bastidor: ["areia", "cha", "hortela", "manha", "terra", "feira"],
  mandala: ["branco", "feira", "manha", "cha"],
  manchas: ["branco", "feira", "terra"],
  cordel: ["terra", "canarinho", "urucum", "cha", "feira"],
  partitura: ["areia", "feira", "cha", "terra", "manha"],
  folhas: ["mata", "hortela", "cha", "terra", "petroleo", "feira"],
  vaso: ["hortela", "terra", "cha", "manha", "areia"],
  horta: ["hortela", "manha", "feira"],
  glifo: ["urucum", "canarinho", "anil", "petroleo", "cha", "branco"],
};

/** The palette of a cover: one of those its motif allows, chosen by the seed. */
export function paletteFor(motif: string, seed: number): Palette {
  const names = SUITED[motif] ?? ALL;
  return PALETTES[at(names, seed % names.length)];
}
