import { inArray } from "drizzle-orm";
import { stores } from "../../stores/tables.ts";
import type { Db } from "#platform/db.ts";

/** How the authors of these stores sign. */
export const listAuthors = (on: Db, storeIds: number[]) =>
  on.select({ storeId: stores.id, authorName: stores.authorName }).from(stores).where(inArray(stores.id, storeIds));
