import { describe, expect, it } from "vitest";
import {
  debitKind,
  DISPUTE_MOVES,
  DISPUTE_STATUSES,
  type DisputeMove,
  disputeRef,
  type DisputeStatus,
  judgeRate,
  nextDispute,
} from "./dispute.ts";

type Row = [from: DisputeStatus | null, move: DisputeMove, to: DisputeStatus, money: "debit" | "credit" | null, isFlip: boolean];

/** Rules 2.5, line by line. What is not here moves nothing. */
const TABLE: Row[] = [
  [null, "avisar", "aviso", null, false],
  [null, "formalizar", "formalizado", "debit", false],
  ["aviso", "encerrar", "encerrado", null, false],
  ["aviso", "formalizar", "formalizado", "debit", false],
  ["formalizado", "defender", "em_defesa", null, false],
  ["formalizado", "ganhar", "ganho", "credit", false],
  ["formalizado", "perder", "perdido", null, false],
  ["em_defesa", "ganhar", "ganho", "credit", false],
  ["em_defesa", "perder", "perdido", null, false],
  ["ganho", "formalizar", "perdido", "debit", true],
  ["perdido", "ganhar", "ganho", "credit", true],
];

const moves = Object.keys(DISPUTE_MOVES) as DisputeMove[];
const every = [null, ...DISPUTE_STATUSES].flatMap((from) => moves.map((move) => ({ from, move })));

describe("the dispute's machine (2.5)", () => {
  it.each(every)("$from, $move", ({ from, move }) => {
    const row = TABLE.find(([state, event]) => state === from && event === move);
    const expected = row && { to: row[2], money: row[3], isFlip: row[4] };
    const step = nextDispute(from, 0, move);
    expect(step ? { to: step.to, money: step.money ?? null, isFlip: step.isFlip ?? false } : undefined).toEqual(expected);
  });

  it("a decision turns only once", () => {
    for (const { from, move } of every) {
      const step = nextDispute(from, 0, move);
      expect(nextDispute(from, 1, move), `${from}, ${move}`).toEqual(step?.isFlip ? null : step);
    }
  });

  it("however it moves, what went out minus what came back is always nothing or once the amount (INV-12)", () => {
    const walk = (from: DisputeStatus | null, flips: number, out: number, depth: number): void => {
      expect([0, 1]).toContain(out);
      if (from === "ganho" || from === "encerrado" || from === "aviso" || from === null) expect(out, String(from)).toBe(0);
      else expect(out, from).toBe(1);
      if (depth === 0) return;
      for (const move of moves) {
        const step = nextDispute(from, flips, move);
        const change = step?.money === "debit" ? 1 : step?.money === "credit" ? -1 : 0;
        if (step) walk(step.to, flips + (step.isFlip ? 1 : 0), out + change, depth - 1);
      }
    };
    walk(null, 0, 0, 8);
  });

  it("a Pix goes out as MED and a card as a chargeback, each debit with its name (INV-13)", () => {
    expect(debitKind("med")).toBe("med.debit");
    expect(debitKind("contestacao")).toBe("dispute.lost_funds");
    expect(disputeRef("a", false)).not.toBe(disputeRef("a", true));
  });
});

describe("a store's dispute rate", () => {
  const LIMITS = { warnBps: 50, reviewBps: 80, holdBps: 100, leastDisputes: 3 };
  it.each([
    [0, 0, "normal"],
    [1000, 0, "normal"],
    [1000, 4, "normal"],
    [1000, 5, "atencao"],
    [1000, 7, "atencao"],
    [1000, 8, "revisao"],
    [1000, 9, "revisao"],
    [1000, 10, "retencao"],
    [300, 3, "retencao"],
    [10, 1, "revisao"],
    [2, 2, "revisao"],
    [3, 3, "retencao"],
  ])("%i sales, %i disputed: %s", (sales, disputes, level) => {
    expect(judgeRate({ sales, disputes }, LIMITS)).toBe(level);
  });
});
