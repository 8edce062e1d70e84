import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { notify } from "../../notifications/notify.ts";
import type { Ask, OpenAsk } from "./rules.ts";
import { changesAskedEmail } from "./schema.ts";
import { productAsks } from "./tables.ts";

type Asked = { id: number; title: string; ownerId: string; ownerEmail: string; authorName: string };

const standing = (productId: number) => and(eq(productAsks.productId, productId), isNull(productAsks.closedAt));

/** Asks the author of a material that `tx` holds to change these items, in the place of what was asked before; they hear of it once. */
export async function askChanges(tx: Tx, { id, title, ownerId, ownerEmail, authorName }: Asked, asks: Ask[]): Promise<void> {
  await closeAsk(tx, id);
  const [ask] = await tx.insert(productAsks).values({ productId: id, items: asks }).returning({ id: productAsks.id });
  if (!ask) throw new Error("no ask");
  await notify(
    tx,
    { userId: ownerId, event: "material.ajustes", ref: ask.id, facts: { productId: id, title } },
    { kind: changesAskedEmail, to: ownerEmail, payload: { authorName, title, productId: id, asks } },
  );
}

/** Ends what stands asked; false when nothing did. */
export async function closeAsk(tx: Tx, productId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(productAsks)
    .set({ closedAt: sql`now()` })
    .where(standing(productId));
  return (rowCount ?? 0) > 0;
}

/** Published again: the house looks at whether what it asked was done. */
export async function answerAsk(tx: Tx, productId: number): Promise<void> {
  await tx
    .update(productAsks)
    .set({ answeredAt: sql`now()` })
    .where(standing(productId));
}

/** What stands asked of a material; null when nothing does. */
export async function findOpenAsk(on: Db, productId: number): Promise<OpenAsk | null> {
  const [ask] = await on.select().from(productAsks).where(standing(productId));
  return ask ? { items: ask.items, askedAt: ask.askedAt.toISOString(), isAnswered: ask.answeredAt !== null } : null;
}
