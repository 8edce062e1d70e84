import { describe, expect, it } from "vitest";
import {
  isOpen,
  isReserving,
  nextWithdrawal,
  WITHDRAWAL_MOVES,
  WITHDRAWAL_STATUSES,
  type WithdrawalMove,
  type WithdrawalStatus,
} from "./moves.ts";

type Money = "reserve" | "pay" | "refundLine" | null;
type Row = [from: WithdrawalStatus, move: WithdrawalMove, to: WithdrawalStatus, money: Money];

/** Rules 2.6, line by line. What is not here moves nothing. */
const TABLE: Row[] = [
  ["pendente_confirmacao", "confirmar", "confirmado", "reserve"],
  ["pendente_confirmacao", "cancelar", "cancelado", null],
  ["pendente_confirmacao", "negar", "cancelado", null],
  ["pendente_confirmacao", "vencer", "expirado", null],
  ["confirmado", "revisar", "em_revisao", null],
  ["em_revisao", "aprovar", "confirmado", null],
  ["em_revisao", "recusar", "recusado", "refundLine"],
  ["confirmado", "enviar", "enviando", null],
  ["enviando", "nao_saiu", "confirmado", null],
  ["enviando", "aceitar", "processando", null],
  ["enviando", "negar_envio", "falhou", "refundLine"],
  ["enviando", "perder_resposta", "desconhecido", null],
  ["desconhecido", "encontrar", "processando", null],
  ["desconhecido", "reenviar", "confirmado", null],
  ["desconhecido", "desistir", "falhou", "refundLine"],
  ["processando", "pagar", "pago", "pay"],
  ["processando", "falhar", "falhou", "refundLine"],
  ["pago", "devolver", "devolvido", "refundLine"],
];

const moves = Object.keys(WITHDRAWAL_MOVES) as WithdrawalMove[];
const every = WITHDRAWAL_STATUSES.flatMap((from) => moves.map((move) => ({ from, move })));

describe("the withdrawal's machine (2.6)", () => {
  it.each(every)("$from, $move", ({ from, move }) => {
    const row = TABLE.find(([state, event]) => state === from && event === move);
    expect(nextWithdrawal(from, move)).toEqual(row ? { to: row[2], money: row[3] } : null);
  });

  it("however it moves, what is reserved is nothing or once the amount, and what went out comes back at most once (INV-15)", () => {
    const walk = (from: WithdrawalStatus, reserved: number, gone: number, depth: number): void => {
      expect(reserved, from).toBe(isReserving(from) ? 1 : 0);
      expect(gone, from).toBe(from === "pago" ? 1 : 0);
      if (depth === 0) return;
      for (const move of moves) {
        const step = nextWithdrawal(from, move);
        if (!step) continue;
        const back = step.money === "refundLine";
        const nextReserved =
          reserved + (step.money === "reserve" ? 1 : 0) - (step.money === "pay" || (back && reserved > 0) ? 1 : 0);
        walk(step.to, nextReserved, gone + (step.money === "pay" ? 1 : 0) - (back && gone > 0 ? 1 : 0), depth - 1);
      }
    };
    walk("pendente_confirmacao", 0, 0, 9);
  });

  it("only a confirmed one is sent: from unknown nobody sends without a person's decision (INV-16)", () => {
    expect(every.filter(({ from, move }) => nextWithdrawal(from, move)?.to === "enviando")).toEqual([
      { from: "confirmado", move: "enviar" },
    ]);
    expect(
      every.filter(({ from, move }) => from === "desconhecido" && nextWithdrawal(from, move)).map((one) => one.move),
    ).toEqual(["encontrar", "reenviar", "desistir"]);
  });

  it("what has ended moves no more, except a paid one that the bank returns", () => {
    const over = WITHDRAWAL_STATUSES.filter((status) => !isOpen(status));
    const going = over.flatMap((from) => moves.filter((move) => nextWithdrawal(from, move)).map((move) => [from, move]));
    expect(going).toEqual([["pago", "devolver"]]);
  });
});
