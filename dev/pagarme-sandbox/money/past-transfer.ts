import * as z from "zod";
import type { Transfer } from "../objects.ts";
import type { Sandbox } from "../sandbox.ts";
import { moveBetween } from "./between-recipients.ts";

export const pastTransferRequest = z.object({
  recipient_id: z.string(),
  amount: z.number().int().positive(),
  fee: z.number().int().positive(),
  /** Who put the fee in the recipient's balance beforehand. */
  covered_by: z.string(),
  at: z.iso.datetime(),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

/** A transfer the bank took before the sandbox's time: the money is out of the balance. Answers its id. */
export function addPastTransfer(sandbox: Sandbox, past: z.infer<typeof pastTransferRequest>): number {
  const { state, clock } = sandbox;
  const at = clock.iso(Date.parse(past.at));
  const transfer: Transfer = {
    id: state.nextTransferId++,
    amount: past.amount,
    fee: past.fee,
    status: "transferred",
    recipient_id: past.recipient_id,
    bank_account: state.recipients.get(past.recipient_id)?.default_bank_account ?? null,
    bank_response: null,
    funding_date: at,
    funding_estimated_date: at,
    date_created: at,
    date_updated: at,
    metadata: past.metadata,
  };
  moveBetween(sandbox, { amount: past.fee, source_id: past.covered_by, target_id: past.recipient_id, metadata: past.metadata });
  const balance = state.balanceOf(past.recipient_id);
  balance.available -= past.amount + past.fee;
  balance.transferred += past.amount;
  state.saveTransfer(transfer);
  return transfer.id;
}
