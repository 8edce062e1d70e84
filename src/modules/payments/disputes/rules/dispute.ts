export const DISPUTE_STATUSES = ["aviso", "encerrado", "formalizado", "em_defesa", "ganho", "perdido"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A card's chargeback, or the return of a Pix asked for by its bank (MED). */
export const DISPUTE_REASONS = ["contestacao", "med"] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

type Step = {
  from: readonly (DisputeStatus | null)[];
  to: DisputeStatus;
  /** Where the sale's money goes: back to the bank, or back to us. */
  money?: "debit" | "credit";
  /** A decision turned round: it happens once in the life of a dispute. */
  isFlip?: true;
};

/** The dispute's machine: what happened → from which states (`null` is no dispute yet) → to which. Anything else moves nothing. */
export const DISPUTE_MOVES = {
  avisar: [{ from: [null], to: "aviso" }],
  encerrar: [{ from: ["aviso"], to: "encerrado" }],
  formalizar: [
    { from: [null, "aviso"], to: "formalizado", money: "debit" },
    { from: ["ganho"], to: "perdido", money: "debit", isFlip: true },
  ],
  defender: [{ from: ["formalizado"], to: "em_defesa" }],
  ganhar: [
    { from: ["formalizado", "em_defesa"], to: "ganho", money: "credit" },
    { from: ["perdido"], to: "ganho", money: "credit", isFlip: true },
  ],
  perder: [{ from: ["formalizado", "em_defesa"], to: "perdido" }],
} as const satisfies Record<string, readonly Step[]>;

export type DisputeMove = keyof typeof DISPUTE_MOVES;

/** What an admin may note of a dispute: money moves only by what the provider says. */
export const ADMIN_MOVES = ["avisar", "encerrar", "defender", "perder"] as const;
export type AdminMove = (typeof ADMIN_MOVES)[number];

/** What `move` does to a dispute that stands at `from` and was turned round `flips` times; null when the machine has no such step. */
export function nextDispute(from: DisputeStatus | null, flips: number, move: DisputeMove): Step | null {
  const steps: readonly Step[] = DISPUTE_MOVES[move];
  const step = steps.find((one) => one.from.includes(from));
  return step && !(step.isFlip && flips > 0) ? step : null;
}

/** The kind of journal by which the money of a dispute leaves. */
export const debitKind = (reason: DisputeReason) => (reason === "med" ? "med.debit" : "dispute.lost_funds");

/** What names a movement of a dispute in the ledger: its own id, and a second one when the bank turned its decision round. */
export const disputeRef = (disputeId: string, isFlip: boolean): string => (isFlip ? `${disputeId}:2` : disputeId);

export type DisputeRate = { sales: number; disputes: number };
export type RateLevel = "normal" | "atencao" | "revisao" | "retencao";
export type RateLimits = { warnBps: number; reviewBps: number; holdBps: number; leastDisputes: number };

/** How a store's disputed share of its sales is judged. Few disputes prove little: below `leastDisputes` nothing is held. */
export function judgeRate({ sales, disputes }: DisputeRate, limits: RateLimits): RateLevel {
  if (disputes === 0 || sales === 0) return "normal";
  const bps = Math.floor((disputes * 10_000) / sales);
  if (bps < limits.warnBps) return "normal";
  if (bps < limits.reviewBps) return "atencao";
  return bps < limits.holdBps || disputes < limits.leastDisputes ? "revisao" : "retencao";
}
