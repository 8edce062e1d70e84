import { describe, expect, it } from "vitest";
import { ATTEMPT_STATUSES, type AttemptStatus, mayAdvance } from "./verdict.ts";

const MONEY = ["paga", "superpaga", "subpaga", "reembolso_parcial", "reembolsada", "contestada", "perdida"] as const;
const ENDED = ["recusada", "expirada", "cancelada"] as const;
const AFTER_PAID = ["reembolso_parcial", "reembolsada", "contestada", "perdida"] as const;

/** Where the provider's word may take an attempt from each state; "perdida" is said by us, when a dispute is over. */
const TABLE: Record<AttemptStatus, readonly AttemptStatus[]> = {
  criada: ["enviando", "desconhecida", "autenticando", "processando", "pendente", "nao_existe", ...ENDED, ...MONEY],
  enviando: ["desconhecida", "autenticando", "processando", "pendente", "nao_existe", ...ENDED, ...MONEY],
  desconhecida: ["autenticando", "processando", "pendente", "nao_existe", ...ENDED, ...MONEY],
  // The buyer confirms at their bank, and then it thinks, or says no, or pays; nobody confirms, and it ends.
  autenticando: ["processando", "pendente", "nao_existe", ...ENDED, ...MONEY],
  processando: ["autenticando", "pendente", "nao_existe", ...ENDED, ...MONEY],
  pendente: ["autenticando", "nao_existe", ...ENDED, ...MONEY],
  // Given up, and yet the provider knows it: only what ended or brought money is news.
  nao_existe: [...ENDED, ...MONEY],
  recusada: [...MONEY],
  expirada: [...MONEY],
  cancelada: [...MONEY],
  subpaga: [...AFTER_PAID],
  superpaga: [...AFTER_PAID],
  // A boleto may be paid twice: at two banks, each within its own hour.
  paga: ["superpaga", ...AFTER_PAID],
  reembolso_parcial: ["contestada", "perdida", "reembolsada"],
  contestada: ["paga", "superpaga", "reembolso_parcial", "reembolsada", "perdida"],
  reembolsada: [],
  perdida: [],
};

describe("the payment attempt's machine", () => {
  it.each(ATTEMPT_STATUSES.flatMap((from) => ATTEMPT_STATUSES.map((to) => [from, to] as const)))(
    "from %s to %s only moves if the table allows",
    (from, to) => {
      expect(mayAdvance(from, to)).toBe(TABLE[from].includes(to));
    },
  );
});
