import { notify } from "#modules/notifications/notify.ts";
import type { Tx } from "#platform/db.ts";
import type { BlockableProduct } from "../queries.ts";
import { countBuyers } from "./queries/count-buyers.ts";
import { authorWithdrawnEmail } from "./schema.ts";
import type { takedowns } from "./tables.ts";

type Takedown = typeof takedowns.$inferSelect;

/** The author of a product hears that it will be withdrawn from who bought it, from when and what that costs; or that it will not. */
export async function notifyAuthor(
  tx: Tx,
  { id: productId, title, ownerId, ownerEmail, authorName }: BlockableProduct,
  { id, ground, reason, startsAt }: Takedown,
  step: "marcada" | "desfeita",
): Promise<void> {
  const { people, paidCents } = await countBuyers(tx, productId);
  const isMarked = step === "marcada";
  await notify(
    tx,
    { userId: ownerId, event: "material.retirado", ref: `${id}:${step}`, facts: { title, isMarked } },
    {
      kind: authorWithdrawnEmail,
      to: ownerEmail,
      payload: {
        authorName,
        title,
        productId,
        ground,
        reason,
        people,
        paidCents,
        startsAt: isMarked ? startsAt.toISOString() : null,
      },
    },
  );
}
