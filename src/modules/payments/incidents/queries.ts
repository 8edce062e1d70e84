import { desc, isNotNull } from "drizzle-orm";
import type { AnswerOf } from "#kit/answer.ts";
import { db } from "#platform/db.ts";
import { providerIncidents } from "../tables/incidents.ts";

const MOST = 20;

/** The provider's incidents of our account: the open ones first, then the latest closed. */
export function listIncidents() {
  const { id, area, cause, detail, times, openedAt, lastAt, endedAt } = providerIncidents;
  return db
    .select({ id, area, cause, detail, times, openedAt, lastAt, endedAt })
    .from(providerIncidents)
    .orderBy(isNotNull(endedAt), desc(lastAt))
    .limit(MOST);
}

export type Incident = AnswerOf<typeof listIncidents>[number];
