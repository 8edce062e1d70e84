import type { Charge, Order } from "../objects.ts";
import { invalid } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { announceCharge, storeChange } from "./announce.ts";
import { expireCharge, failCharge, payCharge } from "./charge-outcomes.ts";
import type { PaymentRequest } from "./order-request.ts";
import { pixTransaction } from "./transactions.ts";

/** A bank may still deliver a Pix for a moment after its deadline. */
const graceMs = 60_000;

/** Issues the Pix of a charge and books its expiry (and its payment, when autopay is on). */
export function chargeByPix(sandbox: Sandbox, order: Order, charge: Charge, payment: PaymentRequest): void {
  const { clock, options } = sandbox;
  const expiresAt = deadline(sandbox, payment);
  const additional = payment.pix?.additional_information ?? [];
  charge.transactions.push(
    pixTransaction(sandbox, { amount: charge.amount, expiresAt: clock.iso(expiresAt), additional, split: charge.split }),
  );
  if (options.pixLimitCents !== null && charge.amount > options.pixLimitCents) {
    failCharge(sandbox, charge, { code: "400", message: "Valor acima do limite do simulador." });
    return;
  }
  storeChange(sandbox, charge);
  announceCharge(sandbox, "charge.pending", charge);
  bookPix(sandbox, charge);
}

/** Books what time does to a pending Pix; also used for those read back from the file. */
export function bookPix(sandbox: Sandbox, charge: Charge): void {
  const { clock, options } = sandbox;
  const isOpen = () => charge.status === "pending" && sandbox.state.charges.get(charge.id) === charge;
  if (options.pixAutopaySeconds !== null) {
    clock.at(clock.now() + options.pixAutopaySeconds * 1000, () => {
      if (isOpen()) payCharge(sandbox, charge);
    });
  }
  const expiresAt = Date.parse(String(charge.transactions[0]?.expires_at));
  clock.at(expiresAt + graceMs, () => {
    if (isOpen()) expireCharge(sandbox, charge);
  });
}

function deadline(sandbox: Sandbox, payment: PaymentRequest): number {
  const { expires_in, expires_at } = payment.pix ?? {};
  const now = sandbox.clock.now();
  if (expires_in !== undefined) return now + expires_in * 1000;
  if (expires_at === undefined) return now + 3_600_000;
  const instant = Date.parse(/[Zz]|[+-]\d\d:\d\d$/.test(expires_at) ? expires_at : `${expires_at}Z`);
  if (!(instant > now)) throw invalid({ "order.payments[0].pix.expires_at": ["The expires_at field must be a future date."] });
  return instant;
}
