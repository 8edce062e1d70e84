import type { PagarmeBalance, PagarmePayable, PagarmeTransfer } from "#integrations/pagarme/account-types.ts";
import { patientPagarme } from "../../payments/provider.ts";

/** The provider stopped answering: the comparison made so far is not valid. */
export class ProviderAway extends Error {}

const PAGE = 1000;

/** Every receivable created since an instant, page by page. Throws ProviderAway. */
export async function readPayables(since: Date): Promise<PagarmePayable[]> {
  const found: PagarmePayable[] = [];
  let cursor: string | undefined;
  do {
    const query = { created_since: since.toISOString(), size: PAGE, ...(cursor ? { forward_cursor: cursor } : {}) };
    const answer = await patientPagarme.recipients.listPayables(query);
    if (!answer.ok) throw new ProviderAway(`payables: ${answer.kind}`);
    found.push(...answer.value.data);
    cursor = answer.value.paging?.forward_cursor ?? undefined;
  } while (cursor);
  return found;
}

/** All the receivables of one charge. Throws ProviderAway. */
export async function readPayablesOf(chargeId: string): Promise<PagarmePayable[]> {
  const answer = await patientPagarme.recipients.listPayables({ charge_id: chargeId, size: PAGE });
  if (!answer.ok) throw new ProviderAway(`payables of a charge: ${answer.kind}`);
  // The provider may ignore the filter and return other charges' receivables.
  return answer.value.data.filter((payable) => payable.charge_id === chargeId);
}

/** `heldCents`: available plus pending; null when the provider did not return them. */
export type ProviderRecipient = { heldCents: number | null; transfers: PagarmeTransfer[] };

/** The balance of a recipient and its latest thousand transfers; null when the provider does not know it. Throws ProviderAway. */
export async function readRecipient(recipientId: string): Promise<ProviderRecipient | null> {
  const balance = await patientPagarme.recipients.balance(recipientId);
  if (!balance.ok && balance.kind === "refused") return null;
  if (!balance.ok) throw new ProviderAway(`balance: ${balance.kind}`);
  const transfers = await patientPagarme.transfers.listByRecipient({ recipient_id: recipientId, count: PAGE });
  if (!transfers.ok) throw new ProviderAway(`transfers: ${transfers.kind}`);
  return { heldCents: heldOf(balance.value), transfers: transfers.value };
}

const heldOf = ({ available_amount: available, waiting_funds_amount: waiting }: PagarmeBalance): number | null =>
  available === null || waiting === null ? null : available + waiting;
