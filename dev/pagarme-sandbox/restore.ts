import { Journal, type Kind } from "./journal.ts";
import { bookRelease } from "./money/payables.ts";
import { bookSettlement } from "./money/transfers.ts";
import type { Anticipation, Card, Customer, Order, Payable, Recipient, Transfer } from "./objects.ts";
import { resumeCharge } from "./orders/resume-charge.ts";
import type { Sandbox } from "./sandbox.ts";

/** Reads the sandbox's file, books again what time had still to do, and writes changes there from now on. */
export async function restore(sandbox: Sandbox, file: string): Promise<void> {
  const { state, clock } = sandbox;
  const journal = new Journal(file);
  const cached = await journal.load();
  const all = <T>(kind: Kind) => (cached.get(kind) ?? []) as unknown as T[];
  for (const { aheadMs } of all<{ aheadMs: number }>("clock")) clock.advance(aheadMs - clock.aheadMs);
  for (const recipient of all<Recipient>("recipient")) state.saveRecipient(recipient);
  for (const customer of all<Customer>("customer")) state.saveCustomer(customer);
  for (const card of all<Card>("card")) state.saveCard(card);
  for (const order of all<Order>("order")) state.saveOrder(order);
  for (const payable of all<Payable>("payable")) {
    state.addPayable(payable);
    bookRelease(sandbox, payable);
  }
  for (const made of all<Anticipation>("anticipation")) state.saveAnticipation(made);
  for (const transfer of all<Transfer>("transfer")) restoreTransfer(sandbox, transfer);
  state.journal = journal;
  for (const charge of state.charges.values()) resumeCharge(sandbox, charge);
}

function restoreTransfer(sandbox: Sandbox, transfer: Transfer): void {
  const { state } = sandbox;
  state.saveTransfer(transfer);
  state.nextTransferId = Math.max(state.nextTransferId, transfer.id + 1);
  const balance = state.balanceOf(transfer.recipient_id);
  if (transfer.status === "failed" || transfer.status === "canceled") return;
  balance.available -= transfer.amount + transfer.fee;
  if (transfer.status === "transferred") balance.transferred += transfer.amount;
  else bookSettlement(sandbox, transfer);
}
