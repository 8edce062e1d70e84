export const DISPUTE_STATUSES = ["aviso", "encerrado", "formalizado", "em_defesa", "ganho", "perdido"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A card's chargeback, or the return of a Pix requested by the payer's bank (MED). */
export const DISPUTE_REASONS = ["contestacao", "med"] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

type Step = {
  from: readonly (DisputeStatus | null)[];
  to: DisputeStatus;
  /** Direction of the sale's money: debited by the bank, or credited back to us. */
  money?: "debit" | "credit";
  /** A reversal of the bank's decision: at most one per dispute. */
  isFlip?: true;
};

/** The dispute's state machine: event → from which states (`null`: no dispute yet) → to which. Any other transition moves nothing. */
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

/** The moves that an admin may record: none moves money, which follows only the provider's reports. */
export const ADMIN_MOVES = ["avisar", "encerrar", "defender", "perder"] as const;
export type AdminMove = (typeof ADMIN_MOVES)[number];

/** The transition of `move` from state `from` after `flips` reversals; null when the machine has no such transition. */
export function nextDispute(from: DisputeStatus | null, flips: number, move: DisputeMove): Step | null {
  const steps: readonly Step[] = DISPUTE_MOVES[move];
  const step = steps.find((one) => one.from.includes(from));
  return step && !(step.isFlip && flips > 0) ? step : null;
}

/** The kind of journal that debits the money of a dispute. */
export const debitKind = (reason: DisputeReason) => (reason === "med" ? "med.debit" : "dispute.lost_funds");

/** The ledger reference of a movement of a dispute: its id, with a suffix after the bank reversed its decision. */
export const disputeRef = (disputeId: string, isFlip: boolean): string => (isFlip ? `${disputeId}:2` : disputeId);

export type DisputeRate = { sales: number; disputes: number };
export type RateLevel = "normal" | "atencao" | "revisao" | "retencao";
export type RateLimits = { warnBps: number; reviewBps: number; holdBps: number; leastDisputes: number };

/** The level of a store's dispute rate. Few disputes prove little: with fewer than `leastDisputes` nothing is held. */
export function judgeRate({ sales, disputes }: DisputeRate, limits: RateLimits): RateLevel {
  if (disputes === 0 || sales === 0) return "normal";
  const bps = Math.floor((disputes * 10_000) / sales);
  if (bps < limits.warnBps) return "normal";
  if (bps < limits.reviewBps) return "atencao";
  return bps < limits.holdBps || disputes < limits.leastDisputes ? "revisao" : "retencao";
}
