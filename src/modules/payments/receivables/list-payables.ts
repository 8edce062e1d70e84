import type { AnswerOf } from "#kit/answer.ts";
import type { PagarmeAnswer } from "#integrations/pagarme/answer.ts";
import type { PagarmePayable } from "#integrations/pagarme/account-types.ts";
import { pagarme } from "../provider.ts";

const PAGE = 1000;
const MOST_PAGES = 20;
const DAY_MS = 86_400_000;

type Source = { client?: Pick<typeof pagarme, "recipients">; recipientIds: readonly string[]; paidAt: Date | null };

/**
 * The payables of one charge. An account whose list does not filter by charge returns none, or everyone's: then each recipient's are
 * read, from the day before the payment, and only the charge's are returned.
 */
export async function listPayablesOf(
  chargeId: string,
  { client = pagarme, recipientIds, paidAt }: Source,
): Promise<PagarmeAnswer<PagarmePayable[]>> {
  const direct = await client.recipients.listPayables({ charge_id: chargeId, size: PAGE });
  if (!direct.ok) return direct;
  const own = direct.value.data.filter((payable) => payable.charge_id === chargeId);
  if (own.length > 0 || paidAt === null) return { ok: true, value: own };
  const since = new Date(paidAt.getTime() - DAY_MS).toISOString();
  const found: PagarmePayable[] = [];
  for (const recipient_id of new Set(recipientIds)) {
    let forward_cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = { recipient_id, created_since: since, size: PAGE, ...(forward_cursor ? { forward_cursor } : {}) };
      const answer: AnswerOf<typeof client.recipients.listPayables> = await client.recipients.listPayables(query);
      if (!answer.ok) return answer;
      found.push(...answer.value.data.filter((payable) => payable.charge_id === chargeId));
      forward_cursor = answer.value.paging?.forward_cursor ?? null;
      if (!forward_cursor) break;
    }
  }
  return { ok: true, value: found };
}
