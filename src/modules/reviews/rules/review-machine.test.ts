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

describe("a máquina da avaliação (2.10)", () => {
  it.each(every.filter(({ move }) => move !== "restaurar"))("$from, $move", ({ from, move }) => {
    const row = TABLE.find(([state, event]) => state === from && event === move);
    expect(nextReview(from, move)).toBe(row?.[2] ?? null);
  });

  it.each(REVIEW_STATUSES)("%s, restaurar: só o que um estorno escondeu volta, e para onde estava", (from) => {
    for (const before of RETURNABLE_STATUSES) {
      expect(nextReview(from, "restaurar", before)).toBe(from === "oculta_por_estorno" ? before : null);
    }
  });

  it("o que o estorno esconde e a reversão traz de volta é o mesmo", () => {
    for (const status of REVIEW_STATUSES) {
      const hidden = nextReview(status, "estornar");
      expect(hidden !== null).toBe(isReturnable(status));
      if (isReturnable(status)) expect(nextReview("oculta_por_estorno", "restaurar", status)).toBe(status);
    }
  });

  it("de onde quem escreveu removeu, nada volta", () => {
    for (const move of moves) expect(nextReview("removida_pelo_autor", move, "publicada")).toBeNull();
  });

  it("só o que está publicado, com denúncia ou sem, é lido e contado", () => {
    expect(REVIEW_STATUSES.filter(isShown)).toEqual(["publicada", "denunciada"]);
  });
});
