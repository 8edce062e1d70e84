import type { Transfer } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { Sandbox } from "../sandbox.ts";

/** Refuses in the shape the financial endpoints kept from v1. */
export class InheritedRefusal extends Refusal {
  constructor(
    status: 400 | 404 | 412,
    readonly parameter: string | null,
    message: string,
  ) {
    super(status, message);
  }
}

/** `POST /transfers`: the amount and its fee leave the available balance at once. There is no idempotency here. */
export function createTransfer(
  sandbox: Sandbox,
  request: { amount: unknown; recipient_id: unknown; metadata: unknown },
): Transfer {
  const { state, clock, options } = sandbox;
  const recipient = state.recipients.get(String(request.recipient_id));
  if (!recipient) throw new InheritedRefusal(404, "recipient_id", "Recipient not found");
  const { amount } = request;
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount < 1 || amount > 2_147_483_647) {
    throw new InheritedRefusal(400, "amount", "amount must be an integer between 1 and 2147483647");
  }
  if (recipient.status !== "active") throw new InheritedRefusal(412, "recipient_id", "O recebedor não está ativo.");
  const fee = options.transferFeeCents;
  const balance = state.balanceOf(recipient.id);
  if (amount + fee > balance.available) throw new InheritedRefusal(412, "amount", "action_forbidden |  | Saldo insuficiente.");
  balance.available -= amount + fee;
  const now = clock.iso();
  const transfer: Transfer = {
    id: state.nextTransferId++,
    amount,
    fee,
    status: "pending_transfer",
    recipient_id: recipient.id,
    bank_account: recipient.default_bank_account,
    bank_response: null,
    funding_date: null,
    funding_estimated_date: clock.iso(clock.now() + 86_400_000),
    date_created: now,
    date_updated: now,
    metadata: typeof request.metadata === "object" && request.metadata !== null ? { ...request.metadata } : {},
  };
  state.saveTransfer(transfer);
  bookSettlement(sandbox, transfer);
  return transfer;
}

export function bookSettlement(sandbox: Sandbox, transfer: Transfer): void {
  const { clock, options, state } = sandbox;
  if (options.transferAutosettleSeconds === null) return;
  clock.at(clock.now() + options.transferAutosettleSeconds * 1000, () => {
    if (isOpen(transfer) && state.transfers.get(String(transfer.id)) === transfer) settleTransfer(sandbox, transfer);
  });
}

/** The bank took it. */
export function settleTransfer(sandbox: Sandbox, transfer: Transfer): void {
  if (!isOpen(transfer)) throw new Refusal(412, `A transfer with status ${transfer.status} can not be settled.`);
  sandbox.state.balanceOf(transfer.recipient_id).transferred += transfer.amount;
  transfer.funding_date = sandbox.clock.iso();
  close(sandbox, transfer, "transferred");
}

/** The bank refused it, or sent it back later: the money returns to the balance. */
export function failTransfer(sandbox: Sandbox, transfer: Transfer, status: "failed" | "canceled" = "failed"): void {
  const isReturn = transfer.status === "transferred";
  if (!isOpen(transfer) && !(isReturn && status === "failed"))
    throw new Refusal(412, `A transfer with status ${transfer.status} can not fail.`);
  const balance = sandbox.state.balanceOf(transfer.recipient_id);
  if (isReturn) balance.transferred -= transfer.amount;
  balance.available += transfer.amount + transfer.fee;
  transfer.bank_response = status === "failed" ? "Conta de destino inválida" : null;
  close(sandbox, transfer, status);
}

function close(sandbox: Sandbox, transfer: Transfer, status: Transfer["status"]): void {
  transfer.status = status;
  transfer.date_updated = sandbox.clock.iso();
  sandbox.state.saveTransfer(transfer);
}

function isOpen(transfer: Transfer): boolean {
  return transfer.status === "pending_transfer" || transfer.status === "processing";
}

/** A transfer with the names of v1, as `/transfers` still answers it. */
export function renderTransfer({ state }: Sandbox, transfer: Transfer) {
  const { recipient_id, bank_account, ...shown } = transfer;
  const recipient = state.recipients.get(recipient_id);
  return {
    object: "transfer",
    ...shown,
    type: "ted",
    source_type: "recipient",
    source_id: recipient_id,
    target_type: "bank_account",
    target_id: idOf(bank_account),
    transaction_id: null,
    bank_account: bank_account && {
      object: "bank_account",
      id: bank_account.id,
      bank_code: bank_account.bank,
      agencia: bank_account.branch_number,
      agencia_dv: bank_account.branch_check_digit ?? null,
      conta: bank_account.account_number,
      conta_dv: bank_account.account_check_digit,
      type: bank_account.type === "savings" ? "conta_poupanca" : "conta_corrente",
      document_type: (recipient?.document.length ?? 11) > 11 ? "cnpj" : "cpf",
      document_number: bank_account.holder_document,
      legal_name: bank_account.holder_name,
    },
  };
}

/** The identifier of a bank account kept as it came. */
export function idOf(account: Record<string, unknown> | null): string {
  const id = account?.id;
  return typeof id === "string" || typeof id === "number" ? String(id) : "";
}
