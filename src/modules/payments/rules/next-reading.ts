import { METHODS } from "../methods/methods.ts";
import type { ChargedMethod } from "../../orders/rules/payment-methods.ts";
import { type AttemptStatus, pollDelaySeconds } from "./verdict.ts";

const UNFINISHED: readonly AttemptStatus[] = ["criada", "enviando", "autenticando", "pendente", "processando", "desconhecida"];

/** States of received money that may still be taken back: by a dispute, or in the provider's dashboard. */
export const READ_AGAIN = ["paga", "superpaga", "reembolso_parcial"] as const satisfies readonly AttemptStatus[];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `endedSeconds`: seconds since the code expired. */
type Read = { status: AttemptStatus; method: ChargedMethod; ageSeconds: number; endedSeconds: number; pollCount: number };

/**
 * Seconds until an attempt is read again; null when nothing can change. Unfinished: from three seconds to five minutes. A closed code,
 * which a slow bank may still pay: four minutes in its first hour, then at growing intervals, since the list of receivables shows it too.
 * A paid charge: daily at first, then after a tenth of its age, while a dispute may come. A dispute: six hours.
 */
export function nextReadingSeconds({ status, method, ageSeconds, endedSeconds, pollCount }: Read): number | null {
  const { paidLateDays, dispute, readEverySeconds } = METHODS[method];
  if (UNFINISHED.includes(status)) return pollDelaySeconds(pollCount, readEverySeconds);
  if (status === "contestada") return 6 * HOUR;
  if (status === "expirada" || status === "cancelada")
    return paidLateDays !== null && endedSeconds < paidLateDays * DAY
      ? Math.max(readEverySeconds - MINUTE, Math.round(endedSeconds / 15))
      : null;
  const mayBeTakenBack = (READ_AGAIN as readonly AttemptStatus[]).includes(status) && ageSeconds < dispute.days * DAY;
  return mayBeTakenBack ? Math.max(DAY, Math.round(ageSeconds / 10)) : null;
}
