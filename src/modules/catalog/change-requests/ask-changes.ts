import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { notify } from "../../notifications/notify.ts";
import type { Ask, OpenAsk } from "./rules.ts";
import { changesRequestedEmail } from "./schema.ts";
import { productChangeRequests } from "./tables.ts";

type Requested = { id: number; title: string; ownerId: string; ownerEmail: string; authorName: string };

const openOf = (productId: number) => and(eq(productChangeRequests.productId, productId), isNull(productChangeRequests.closedAt));

/** Asks the author of a product that `tx` holds to change these items, in the place of what was asked before; they hear of it once. */
export async function askChanges(
  tx: Tx,
  { id, title, ownerId, ownerEmail, authorName }: Requested,
  changes: Ask[],
): Promise<void> {
  await closeAsk(tx, id);
  const [ask] = await tx
    .insert(productChangeRequests)
    .values({ productId: id, items: changes })
    .returning({ id: productChangeRequests.id });
  if (!ask) throw new Error("no ask");
  await notify(
    tx,
    { userId: ownerId, event: "material.ajustes", ref: ask.id, facts: { productId: id, title } },
    { kind: changesRequestedEmail, to: ownerEmail, payload: { authorName, title, productId: id, asks: changes } },
  );
}

/** Ends what stands asked; false when nothing did. */
export async function closeAsk(tx: Tx, productId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(productChangeRequests)
    .set({ closedAt: sql`now()` })
    .where(openOf(productId));
  return (rowCount ?? 0) > 0;
}

/** Published again: the platform looks at whether what it asked was done. */
export async function answerAsk(tx: Tx, productId: number): Promise<void> {
  await tx
    .update(productChangeRequests)
    .set({ answeredAt: sql`now()` })
    .where(openOf(productId));
}

/** What stands asked of a product; null when nothing does. */
export async function findOpenAsk(on: Db, productId: number): Promise<OpenAsk | null> {
  const [ask] = await on.select().from(productChangeRequests).where(openOf(productId));
  return ask ? { items: ask.items, requestedAt: ask.requestedAt.toISOString(), isAnswered: ask.answeredAt !== null } : null;
}
