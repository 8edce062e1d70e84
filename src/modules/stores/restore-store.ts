import { and, eq, inArray, sql } from "drizzle-orm";
import type { Paper } from "#kit/papers.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { authorApplications } from "./applications/tables.ts";
import { freeAddress } from "./applications/prepare-store.ts";
import { listOtherNames } from "./store-page/queries.ts";
import { namesRefused } from "./store-page/rules/names.ts";
import { stores } from "./tables.ts";

type Restored = {
  ownerId: string;
  /** Names the copy it comes from: the same one makes one store. */
  copy: string;
  isApproved: boolean;
  facts: {
    slug: string;
    name: string;
    authorName: string;
    legalName: string;
    document: string;
    city: string;
    uf: string;
    paper: Paper;
  };
};
type RestoredStore = { storeId: number; status: "rascunho" | "aprovada"; isNew: boolean };
type Answer = Outcome<RestoredStore, "has_another_store" | "name_taken" | "store_closed" | "application_waits">;

const BY = { actor: "linha de comando" };
const causeOf = (copy: string): string => `restaurada da cópia ${copy}`;

/**
 * Makes a store that comes from another market, in draft, or approved when whoever runs the market answers for it. Again with the same
 * copy finds the one it made; approved by then, it stays so. Refuses an owner of another store, a name that is somebody else's, and to
 * approve past an application of the owner that nobody decided.
 */
export function restoreStore({ ownerId, copy, isApproved, facts }: Restored): Promise<Answer> {
  return transact(async (tx): Promise<Answer> => {
    await tx.execute(sql`select 1 from users where id = ${ownerId} for no key update`);
    const [owned] = await tx
      .select({ id: stores.id, status: stores.status })
      .from(stores)
      .where(eq(stores.ownerId, ownerId))
      .for("update");
    if (owned && !(await isOf(tx, owned.id, copy))) return refuse("has_another_store");
    if (owned?.status === "suspensa" || owned?.status === "encerrada") return refuse("store_closed");
    if (!owned && Object.keys(namesRefused(facts, await listOtherNames(tx, 0))).length > 0) return refuse("name_taken");
    if (isApproved && owned?.status !== "aprovada" && (await hasApplicationOpen(tx, ownerId))) return refuse("application_waits");
    const storeId = owned?.id ?? (await insert(tx, ownerId, copy, facts));
    const status = owned?.status ?? "rascunho";
    if (!isApproved || status === "aprovada") return ok({ storeId, status, isNew: !owned });
    await tx
      .update(stores)
      .set({ status: "aprovada", approvedAt: sql`now()` })
      .where(eq(stores.id, storeId));
    await recordState(tx, {
      entity: "store",
      entityId: String(storeId),
      from: status,
      to: "aprovada",
      cause: "aprovada na restauração",
      ...BY,
    });
    await invalidate(tx, `store:${storeId}`, "home", "list");
    return ok({ storeId, status: "aprovada", isNew: !owned });
  });
}

async function isOf(tx: Tx, storeId: number, copy: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from state_history where entity = 'store' and entity_id = ${String(storeId)} and cause = ${causeOf(copy)}`);
  return rowCount === 1;
}

/** Sent and not decided yet, back with its author for something missing or not. */
async function hasApplicationOpen(tx: Tx, ownerId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: authorApplications.id })
    .from(authorApplications)
    .where(
      and(eq(authorApplications.userId, ownerId), inArray(authorApplications.status, ["enviada", "em_analise", "pedir_ajustes"])),
    )
    .for("update")
    .limit(1);
  return open !== undefined;
}

async function insert(tx: Tx, ownerId: string, copy: string, { slug, ...facts }: Restored["facts"]): Promise<number> {
  const [made] = await tx
    .insert(stores)
    .values({ ...facts, ownerId, slug: await freeAddress(tx, slug), status: "rascunho" })
    .returning({ id: stores.id });
  if (!made) throw new Error("the store was not made");
  await recordState(tx, { entity: "store", entityId: String(made.id), from: null, to: "rascunho", cause: causeOf(copy), ...BY });
  return made.id;
}
