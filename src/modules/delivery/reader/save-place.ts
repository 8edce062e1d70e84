import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { readingPlaces } from "../tables.ts";
import { findReading } from "./queries/find-reading.ts";
import type { ReadingPlace } from "./rules.ts";

type Saved = { orderId: string; fileId: string; place: ReadingPlace };

/** Remembers where this person stopped in a file they may have; the last one told wins. */
export async function savePlace(userId: string, { orderId, fileId, place }: Saved): Promise<Outcome<void, "not_yours">> {
  if (!(await findReading(userId, orderId, fileId))) return refuse("not_yours");
  return transact(async (tx) => {
    const savedAt = sql`now()`;
    await tx
      .insert(readingPlaces)
      .values({ userId, fileId, place, savedAt })
      .onConflictDoUpdate({ target: [readingPlaces.userId, readingPlaces.fileId], set: { place, savedAt } });
    return ok();
  });
}
