import { newId } from "../ids.ts";
import type { Anticipation, Payable } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { netOf } from "./net-of.ts";
import { bookRelease } from "./payables.ts";
import { InheritedRefusal } from "./transfers.ts";

const DAY_MS = 86_400_000;
/** Of each receivable, for each thirty days it is paid early, in basis points. */
const MONTHLY_BASIS_POINTS = 250;

/** What having a receivable on that day costs, in centavos. */
const costOf = ({ amount, payment_date }: Payable, payDate: number): number =>
  Math.ceil((amount * MONTHLY_BASIS_POINTS * Math.max(Date.parse(payment_date) - payDate, 0)) / (30 * DAY_MS * 10_000));

/** A recipient's card receivables that still wait, beyond a day, the soonest first. */
function waitingOf({ state }: Sandbox, recipientId: string, payDate: number): Payable[] {
  return (state.payablesByRecipient.get(recipientId) ?? [])
    .filter(({ type, status, payment_method, anticipation_fee, payment_date }) => {
      const isCardCredit = type === "credit" && payment_method === "credit_card";
      return isCardCredit && status === "waiting_funds" && anticipation_fee === 0 && Date.parse(payment_date) > payDate;
    })
    .toSorted((a, b) => a.payment_date.localeCompare(b.payment_date));
}

function refuseWhereNotAllowed({ state, manner }: Sandbox, recipientId: string): void {
  if (!state.recipients.has(recipientId)) throw new InheritedRefusal(404, "recipient_id", "Recipient not found");
  if (!manner.anticipation_allowed)
    throw new InheritedRefusal(412, null, "action_forbidden |  | Esta company não tem permissão para antecipar.");
}

function payDateOf(text: unknown): number {
  const at = typeof text === "string" ? Date.parse(text) : Number.NaN;
  const isWorkingDay = new Date(at - 3 * 3_600_000).getUTCDay() % 6 !== 0;
  if (Number.isNaN(at) || !isWorkingDay) throw new InheritedRefusal(400, "payment_date", "payment_date must be a business day");
  return at;
}

/** `GET …/bulk_anticipations/limits`. */
export function anticipationLimits(sandbox: Sandbox, recipientId: string, paymentDate: unknown) {
  refuseWhereNotAllowed(sandbox, recipientId);
  const at = payDateOf(paymentDate);
  const waiting = waitingOf(sandbox, recipientId, at);
  const sum = (of: (payable: Payable) => number) => waiting.reduce((total, payable) => total + of(payable), 0);
  return {
    maximum: { amount: sum(({ amount }) => amount), anticipation_fee: sum((one) => costOf(one, at)), fee: sum(({ fee }) => fee) },
    minimum: { amount: 9, anticipation_fee: 0, fee: 1 },
  };
}

/** `POST …/bulk_anticipations`: waits for the provider's yes. */
export function createAnticipation(sandbox: Sandbox, recipientId: string, body: Record<string, unknown>): Anticipation {
  refuseWhereNotAllowed(sandbox, recipientId);
  const at = payDateOf(body.payment_date);
  const { requested_amount: requested, timeframe } = body;
  if (timeframe !== "start" && timeframe !== "end")
    throw new InheritedRefusal(400, "timeframe", "timeframe must be start or end");
  if (typeof requested !== "number" || !Number.isInteger(requested) || requested < 1)
    throw new InheritedRefusal(400, "requested_amount", "requested_amount must be a positive integer");
  const chosen = choose(sandbox, recipientId, requested, at);
  if (!chosen) throw new InheritedRefusal(400, "requested_amount", "requested_amount is above the maximum");
  const now = sandbox.clock.iso();
  const made: Anticipation = {
    id: newId("ba_", 24),
    object: "bulk_anticipation",
    recipient_id: recipientId,
    status: "pending",
    requested_amount: requested,
    amount: chosen.reduce((sum, { amount }) => sum + amount, 0),
    fee: 0,
    anticipation_fee: chosen.reduce((sum, one) => sum + costOf(one, at), 0),
    fraud_coverage_fee: null,
    automatic_transfer: null,
    type: "spot",
    timeframe,
    payment_date: new Date(at).toISOString(),
    created_at: now,
    updated_at: now,
  };
  sandbox.state.saveAnticipation(made);
  return made;
}

/** The soonest receivables that come to the amount asked for, net; null where all of them do not. */
function choose(sandbox: Sandbox, recipientId: string, requested: number, at: number): Payable[] | null {
  const chosen: Payable[] = [];
  let net = 0;
  for (const payable of waitingOf(sandbox, recipientId, at)) {
    if (net >= requested) break;
    chosen.push(payable);
    net += netOf(payable) - costOf(payable, at);
  }
  return net >= requested ? chosen : null;
}

/** The provider's yes: each receivable pays its cost and has the new day. */
export function approveAnticipation(sandbox: Sandbox, made: Anticipation): void {
  if (made.status !== "pending") throw new Refusal(412, `An anticipation with status ${made.status} can not be approved.`);
  const { state, clock } = sandbox;
  const at = Date.parse(made.payment_date);
  for (const payable of choose(sandbox, made.recipient_id, made.requested_amount, at) ?? []) {
    state.anticipatePayable(payable, { fee: costOf(payable, at), paymentDate: made.payment_date, now: clock.iso() });
    bookRelease(sandbox, payable);
  }
  close(sandbox, made, "approved");
}

export function refuseAnticipation(sandbox: Sandbox, made: Anticipation): void {
  if (made.status !== "pending") throw new Refusal(412, `An anticipation with status ${made.status} can not be refused.`);
  close(sandbox, made, "refused");
}

function close({ state, clock }: Sandbox, made: Anticipation, status: "approved" | "refused"): void {
  Object.assign(made, { status, updated_at: clock.iso() });
  state.saveAnticipation(made);
}
