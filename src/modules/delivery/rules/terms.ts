import { addDaysSp } from "#kit/dates.ts";
import { LEGAL_DAYS } from "./guarantee.ts";

const DAY_MS = 24 * 3_600_000;
const LEAST_RELEASE_DAYS = 8;
const PROBLEM_DAYS = 90;

/** The days of the law end at the latest so many days of 24 h after the payment, however late the first access came. */
export const LATEST_WITHDRAWAL_RIGHT_DAYS = 30;

/**
 * Until when the law lets the buyer give everything back: 7 × 24 h after payment or first access, whichever came later, and
 * never beyond `LATEST_REGRET_DAYS` of the payment. The first access is one moment: no later one moves the end.
 */
export function withdrawalRightEndsAt(paidAt: Date, firstAccessAt: Date | null, days = LEGAL_DAYS): Date {
  const paid = paidAt.getTime();
  const latest = paid + Math.max(days, LATEST_WITHDRAWAL_RIGHT_DAYS) * DAY_MS;
  return new Date(Math.min(Math.max(paid, firstAccessAt?.getTime() ?? 0) + days * DAY_MS, latest));
}

/** Until when the store's own promise lasts, as frozen on the item: days of 24 h from the payment alone. */
export const guaranteeEndsAt = (paidAt: Date, guaranteeDays: number): Date => new Date(paidAt.getTime() + guaranteeDays * DAY_MS);

/** Until when an item may be given back, by the law or by its store, whichever lasts longer. */
export function refundRightEndsAt(paidAt: Date, firstAccessAt: Date | null, guaranteeDays: number): Date {
  const [legal, promised] = [withdrawalRightEndsAt(paidAt, firstAccessAt), guaranteeEndsAt(paidAt, guaranteeDays)];
  return legal > promised ? legal : promised;
}

type Moment = { paidAt: Date; firstAccessAt: Date | null; now: Date };

/** By what right an item goes back at `now`: the law while it lasts, then what its store promised; null after both. */
export function rightToRefund(
  { paidAt, firstAccessAt, now }: Moment,
  { legalDays, guaranteeDays }: { legalDays: number; guaranteeDays: number },
): "arrependimento" | "garantia" | null {
  if (withdrawalRightEndsAt(paidAt, firstAccessAt, legalDays) > now) return "arrependimento";
  return guaranteeEndsAt(paidAt, guaranteeDays) > now ? "garantia" : null;
}

/** Days from the payment until an author's share may be released: those in which it may go back and one more, never less than the usual. */
export const releaseDays = (guaranteeDays: number, leastDays = LEAST_RELEASE_DAYS): number =>
  Math.max(leastDays, guaranteeDays + 1);

/** The earliest an author's share may be released. */
export const releaseExpectedAt = (paidAt: Date, guaranteeDays: number): Date => addDaysSp(paidAt, releaseDays(guaranteeDays));

/** Until when a problem may be reported at all; some have less time, and are told so. */
export const problemEndsAt = (paidAt: Date): Date => addDaysSp(paidAt, PROBLEM_DAYS);
