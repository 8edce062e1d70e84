import type { Charge } from "../objects.ts";
import type { Sandbox } from "../sandbox.ts";
import { settleProcessing } from "./charge-by-card.ts";
import { bookPix } from "./charge-by-pix.ts";
import { finishRefund } from "./cancel-charge.ts";
import { storyOf } from "./story-of.ts";

/** Books what was under way for a charge when the sandbox stopped. */
export function resumeCharge(sandbox: Sandbox, charge: Charge): void {
  const soon = sandbox.clock.now() + 1_000;
  const last = charge.transactions.at(-1);
  if (charge.status === "pending" && charge.payment_method === "pix") bookPix(sandbox, charge);
  if (charge.status === "processing")
    sandbox.clock.at(soon, () => settleProcessing(sandbox, charge, storyOf(sandbox, charge) ?? "process_then_approve"));
  if (charge.pending_cancel_amount > 0 && last?.status === "pending_refund") {
    const amount = charge.pending_cancel_amount;
    sandbox.clock.at(soon, () => finishRefund(sandbox, charge, { amount, fails: false, refundSplit: [] }));
  }
}
