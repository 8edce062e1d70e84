import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { PagarmeFailure } from "#integrations/pagarme/answer.ts";
import { rolesThatMay } from "#kit/admin-roles.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { readCached } from "#platform/cached-tables.ts";
import { col, readRows } from "#platform/read.ts";
import { log } from "#platform/log.ts";
import { notify } from "../../notifications/notify.ts";
import { providerIncidents } from "../tables/incidents.ts";
import type { IncidentArea, IncidentCause } from "./rules.ts";
import { incidentEmail } from "./schema.ts";

const MOST_DETAIL = 200;
const MOST_TOLD = 50;
/** The roles notified of an incident, those that may read the system page, as a PostgreSQL array. */
const NOTIFIED_ROLES = `{${rolesThatMay("read", "system").join(",")}}`;
type Incident = { cause: IncidentCause; detail: string };

/**
 * Records that the provider refuses our own account in one area, and notifies the operators once: not again while the incident lasts,
 * nor if the same cause returns within an hour.
 */
export async function reportIncident(area: IncidentArea, { cause, detail }: Incident): Promise<void> {
  log.error({ area, cause }, "the provider refuses our account");
  await transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('incident:' || ${area}, 0))`);
    if (await countAgain(tx, area, cause)) return ok();
    const [opened] = await tx
      .insert(providerIncidents)
      .values({ area, cause, detail: detail.slice(0, MOST_DETAIL) })
      .returning({ id: providerIncidents.id });
    if (opened) await notifyOperators(tx, opened.id, { area, cause, detail: detail.slice(0, MOST_DETAIL) });
    return ok();
  });
}

/** Records an incident when the failure is caused by our account; returns whether it is. */
export async function reportIfOurs(area: IncidentArea, failure: PagarmeFailure): Promise<boolean> {
  if (failure.kind !== "misconfigured") return false;
  await reportIncident(area, { cause: failure.cause, detail: `${failure.status} ${failure.message}`.trim() });
  return true;
}

/** Closes the area's open incident after a call succeeded. */
export async function endIncident(area: IncidentArea): Promise<void> {
  if (!(await readCached("incidents", "open", listOpenAreas)).includes(area)) return;
  await db
    .update(providerIncidents)
    .set({ endedAt: sql`now()` })
    .where(and(eq(providerIncidents.area, area), isNull(providerIncidents.endedAt)));
}

async function listOpenAreas(): Promise<string[]> {
  const rows = await readRows(
    db,
    { area: col.text`area` },
    (row) => sql`select distinct ${row} from provider_incidents where ended_at is null`,
  );
  return rows.map((row) => row.area);
}

/** Counts another occurrence when the area's newest incident is open, or ended within the hour with this cause. Returns whether it did. */
async function countAgain(tx: Tx, area: IncidentArea, cause: IncidentCause): Promise<boolean> {
  const [newest] = await tx
    .select({
      id: providerIncidents.id,
      goesOn: sql<boolean>`ended_at is null or (ended_at > now() - interval '1 hour' and cause = ${cause})`,
    })
    .from(providerIncidents)
    .where(eq(providerIncidents.area, area))
    .orderBy(desc(providerIncidents.openedAt))
    .limit(1);
  if (!newest?.goesOn) return false;
  await tx
    .update(providerIncidents)
    .set({ times: sql`times + 1`, lastAt: sql`now()`, endedAt: null, cause })
    .where(eq(providerIncidents.id, newest.id));
  return true;
}

async function notifyOperators(tx: Tx, id: string, facts: { area: IncidentArea } & Incident): Promise<void> {
  const rows = await readRows(
    tx,
    { userId: col.text`id`, email: col.text`email` },
    (row) => sql`
    select ${row} from users where roles <> '{}' and roles && ${NOTIFIED_ROLES}::text[] order by created_at limit ${MOST_TOLD}`,
  );
  for (const { userId, email } of rows) {
    const emailMessage = { kind: incidentEmail, to: email, payload: facts, ref: `${id}:${userId}` };
    await notify(tx, { userId, event: "operacao.provedor", ref: id, facts: { area: facts.area } }, emailMessage);
  }
}
