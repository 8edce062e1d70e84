import type { Uf } from "#kit/uf.ts";

/** Where each state stands on the map of tiles: column and row, roughly as on the real one. */
export const STATE_TILES: Record<Uf, readonly [column: number, row: number]> = {
  RR: [2, 0],
  AP: [4, 0],
  AM: [1, 1],
  PA: [3, 1],
  MA: [4, 1],
  CE: [5, 1],
  RN: [6, 1],
  AC: [0, 2],
  RO: [1, 2],
  TO: [3, 2],
  PI: [4, 2],
  PE: [5, 2],
  PB: [6, 2],
  MT: [2, 3],
  GO: [3, 3],
  BA: [4, 3],
  SE: [5, 3],
  AL: [6, 3],
  MS: [2, 4],
  DF: [3, 4],
  MG: [4, 4],
  ES: [5, 4],
  PR: [2, 5],
  SP: [3, 5],
  RJ: [4, 5],
  SC: [2, 6],
  RS: [2, 7],
};

export const SHADES = 5;

/** From 0 (nothing to show) to 5 (the most): how dark a state is, by its part of the largest. */
export function shadeOf(value: number, most: number): number {
  return value <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((value / most) * SHADES));
}
