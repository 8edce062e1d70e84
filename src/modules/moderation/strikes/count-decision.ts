import { sql } from "drizzle-orm";
import { giveStrike } from "#modules/stores/strikes/give-strike.ts";
import { liftLastStrike } from "#modules/stores/strikes/lift-strikes.ts";
import type { StrikeKind } from "#modules/stores/strikes/rules.ts";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { ReportKind } from "../rules.ts";

type Thing = { kind: ReportKind; ref: string };
type By = { actor: string; cause: string };

/** What was decided against a product or a store counts against the store, inside `tx`; of anything else nothing counts. */
export async function countDecision(tx: Tx, thing: Thing, by: By): Promise<void> {
  const blamed = await findBlamed(tx, thing);
  if (blamed) await giveStrike(tx, { ...blamed, ref: thing.ref, actor: by.actor, cause: by.cause });
}

/** The decision was taken back: what counted because of it counts no more. */
export async function uncountDecision(tx: Tx, thing: Thing, by: By): Promise<void> {
  const blamed = await findBlamed(tx, thing);
  if (!blamed) return;
  const { kind, storeId, title } = blamed;
  await liftLastStrike(tx, kind, thing.ref, { storeId, title, actor: by.actor, cause: by.cause });
}

type Blamed = { kind: StrikeKind; storeId: number; title: string | null };

async function findBlamed(tx: Tx, { kind, ref }: Thing): Promise<Blamed | null> {
  if (kind === "loja") return { kind, storeId: Number(ref), title: null };
  if (kind !== "produto") return null;
  const [product] = await readRows(
    tx,
    { storeId: col.int`p.store_id`, title: col.text`p.title` },
    (row) => sql`select ${row} from products p where p.id = ${ref}::bigint`,
  );
  return product ? { kind, ...product } : null;
}
