import { eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import type { ApplicationRecord } from "./find-application.ts";
import { type ApplicationMove, type ApplicationStatus, applicationAfter } from "./rules/application-status.ts";
import { authorApplications } from "./tables.ts";

type Columns = PgUpdateSetSource<typeof authorApplications>;
type By = { actor: string; cause: string };

/** Takes an application that `tx` holds one step through its machine, with what goes with the step, and keeps the line of its timeline. */
export async function moveApplication(
  tx: Tx,
  { id, status }: Pick<ApplicationRecord, "id" | "status">,
  move: ApplicationMove,
  by: By,
  columns: Columns = {},
): Promise<Outcome<ApplicationStatus, "wrong_state">> {
  const to = applicationAfter(status, move);
  if (!to) return refuse("wrong_state");
  await tx
    .update(authorApplications)
    .set({ ...columns, status: to, updatedAt: sql`now()` })
    .where(eq(authorApplications.id, id));
  await recordState(tx, { entity: "application", entityId: id, from: status, to, ...by });
  return ok(to);
}
