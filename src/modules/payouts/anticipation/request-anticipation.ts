import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, isUniqueViolation, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { recordState } from "#platform/state-history.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { reportIfOurs } from "../../payments/incidents/report-incident.ts";
import { pagarme } from "../../payments/provider.ts";
import { findHold } from "../bank/queries.ts";
import { recipientOf } from "../balance/queries.ts";
import { anticipations } from "../tables/anticipations.ts";
import { moveAnticipation } from "./move-anticipation.ts";
import { readOffer } from "./read-offer.ts";
import { concludedBy, type Offer } from "./rules.ts";
import type { AnticipationInput, AnticipationRefusal } from "./schema.ts";

/**
 * Requests the anticipation from the provider, at the terms the author saw. It costs the author money, so it requires step-up, as a
 * withdrawal does. At most one is open per store, and the call is made once: its row is committed before, and a lost answer is looked
 * up (`followAnticipations`), never requested again.
 */
export async function requestAnticipation(
  viewer: AuthorViewer,
  seen: AnticipationInput,
): Promise<Outcome<void, AnticipationRefusal>> {
  const stepUp = await requireStepUp(db, viewer);
  if (!stepUp.ok) return stepUp;
  const { storeId } = viewer;
  const [recipientId, hold] = await Promise.all([recipientOf(storeId), findHold(db, storeId)]);
  if (!recipientId || hold) return refuse("held");
  const offer = await readOffer(storeId);
  if (!offer) return refuse("no_offer");
  if (offer.netCents !== seen.netCents || offer.costCents !== seen.costCents) return refuse("offer_changed");
  const id = await save(viewer, offer);
  if (!id) return refuse("already_open");
  const body = { requested_amount: offer.netCents, payment_date: offer.paysAt.toISOString() };
  const answer = await pagarme.anticipations.create(recipientId, body, id);
  if (!answer.ok) {
    const isDoubt = answer.kind === "unknown";
    await reportIfOurs("saques", answer);
    await transact(async (tx) =>
      ok(await moveAnticipation(tx, id, isDoubt ? "desconhecida" : "recusada", { cause: `provedor: ${answer.kind}` })),
    );
    return isDoubt ? ok() : refuse(answer.kind === "refused" ? "refused" : "unavailable");
  }
  const { id: providerId, status } = answer.value;
  await transact(async (tx) =>
    ok(await moveAnticipation(tx, id, concludedBy(status) ?? "pendente", { cause: "resposta do provedor", providerId })),
  );
  return ok();
}

/** The id of the committed row; null when another anticipation is open. */
async function save(author: { storeId: number; userId: string }, { netCents, costCents, paysAt }: Offer): Promise<string | null> {
  try {
    const { value } = await transact(async (tx) => {
      const [row] = await tx
        .insert(anticipations)
        .values({ storeId: author.storeId, userId: author.userId, netCents, costCents, paysAt })
        .returning({ id: anticipations.id });
      if (!row) throw new Error("the anticipation was not kept");
      const by = { cause: "pedida no painel", actor: author.userId };
      await recordState(tx, { entity: "anticipation", entityId: row.id, from: null, to: "enviando", ...by });
      return ok(row.id);
    });
    return value;
  } catch (error) {
    if (isUniqueViolation(error, "anticipations_one_open")) return null;
    throw error;
  }
}
