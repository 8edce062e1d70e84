import { describe, expect, it } from "vitest";
import {
  isReturnable,
  isShown,
  nextReview,
  RETURNABLE_STATUSES,
  REVIEW_MOVES,
  REVIEW_STATUSES,
  type ReviewMove,
  type ReviewStatus,
} from "./review-machine.ts";

type Row = [from: ReviewStatus, move: ReviewMove, to: ReviewStatus];

/** Rules 2.10, line by line. What is not here moves nothing. */
const TABLE: Row[] = [
  ["pendente", "passar", "publicada"],
  ["pendente", "reter", "retida"],
  ["retida", "aprovar", "publicada"],
  ["retida", "rejeitar", "rejeitada"],
  ["retida", "editar", "pendente"],
  ["publicada", "editar", "pendente"],
  ["publicada", "denunciar", "denunciada"],
  ["denunciada", "aprovar", "publicada"],
  ["denunciada", "ocultar", "oculta"],
  ["rejeitada", "reaver", "publicada"],
  ["oculta", "reaver", "publicada"],
  ["publicada", "estornar", "oculta_por_estorno"],
  ["retida", "estornar", "oculta_por_estorno"],
  ["denunciada", "estornar", "oculta_por_estorno"],
  ["pendente", "remover", "removida_pelo_autor"],
  ["publicada", "remover", "removida_pelo_autor"],
  ["retida", "remover", "removida_pelo_autor"],
  ["rejeitada", "remover", "removida_pelo_autor"],
  ["denunciada", "remover", "removida_pelo_autor"],
  ["oculta", "remover", "removida_pelo_autor"],
  ["oculta_por_estorno", "remover", "removida_pelo_autor"],
];

const moves = Object.keys(REVIEW_MOVES) as ReviewMove[];
const every = REVIEW_STATUSES.flatMap((from) => moves.map((move) => ({ from, move })));

describe("the review's machine (2.10)", () => {
  it.each(every.filter(({ move }) => move !== "restaurar"))("$from, $move", ({ from, move }) => {
    const row = TABLE.find(([state, event]) => state === from && event === move);
    expect(nextReview(from, move)).toBe(row?.[2] ?? null);
  });

  it.each(REVIEW_STATUSES)("%s, restore: only what a reversal hid comes back, and to where it was", (from) => {
    for (const before of RETURNABLE_STATUSES) {
      expect(nextReview(from, "restaurar", before)).toBe(from === "oculta_por_estorno" ? before : null);
    }
  });

  it("what the reversal hides and its undoing brings back are the same", () => {
    for (const status of REVIEW_STATUSES) {
      const hidden = nextReview(status, "estornar");
      expect(hidden !== null).toBe(isReturnable(status));
      if (isReturnable(status)) expect(nextReview("oculta_por_estorno", "restaurar", status)).toBe(status);
    }
  });

  it("from where its writer removed it nothing comes back", () => {
    for (const move of moves) expect(nextReview("removida_pelo_autor", move, "publicada")).toBeNull();
  });

  it("only what is published, reported or not, is read and counted", () => {
    expect(REVIEW_STATUSES.filter(isShown)).toEqual(["publicada", "denunciada"]);
  });
});
