import { expect, it } from "vitest";
import { timeLeftWords } from "./time-left.ts";

const now = new Date("2026-11-21T17:53:00Z");

it.each([
  [7 * 24 * 60, "faltam 7 dias"],
  [7 * 24 * 60 - 1, "faltam quase 7 dias"],
  [6 * 24 * 60 + 12 * 60 - 1, "faltam 6 dias"],
  [47 * 60, "faltam quase 2 dias"],
  [36 * 60 - 1, "falta 1 dia"],
  [23 * 60 + 59, "faltam 23 horas"],
  [119, "falta 1 hora"],
  [59, "falta menos de 1 hora"],
])("with %i minutes, %s", (minutes, words) => {
  expect(timeLeftWords(new Date(now.getTime() + minutes * 60_000), now)).toBe(words);
});
