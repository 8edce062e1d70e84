import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { MOST_TO_PICK, type NamedProduct } from "./rules.ts";
import { titleHas } from "./title-has.ts";

const NAMED = defineRow<NamedProduct>({ id: col.int`p.id`, title: col.text`p.title` });

type Wanted = {
  words?: string;
  /** The one a list is narrowed to already: always among them, when it is the store's. */
  chosen?: number | null | undefined;
  /** Inside a WHERE over products `p`. */
  only?: SQL;
};

/** The products of a store that a list may be narrowed to, by title: the first ones, or those with these words in theirs. */
export async function listToFilter(storeId: number, { words = "", chosen, only = sql`true` }: Wanted): Promise<NamedProduct[]> {
  return readRows(
    db,
    NAMED,
    sql`select ${NAMED} from products p where p.store_id = ${storeId} and p.published_at is not null
      and (p.id = ${chosen ?? null} or ${titleHas(words)} and ${only})
      order by p.id = ${chosen ?? null} desc nulls last, p.title, p.id limit ${MOST_TO_PICK}`,
  );
}
