import { sql } from "drizzle-orm";
import { givenByAdministration } from "#modules/payments/refunds/refund-size.ts";
import { refundSetting } from "#modules/payments/refunds/settings.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { otherOwners } from "../pending-acts/queries/owners.ts";
import { decideAct, refundLinesAct, settleAct } from "./refund-acts.ts";

const MOST = 50;

/**
 * What of an order's refunds another owner confirms when `viewer` asks, for the screen to say it before: whether there is one, above how
 * much (with what was given before), and what waits already: the order's own id, or a refund's.
 */
export async function readTwoPersons(viewer: Viewer, orderId: string) {
  const [others, { twoPersonsAboveCents }, givenCents, waiting] = await Promise.all([
    otherOwners(db, viewer.userId, { kind: "order", id: orderId }),
    readSetting(db, refundSetting),
    givenByAdministration(db, orderId),
    waitingOf(orderId),
  ]);
  return { hasOther: others.length > 0, aboveCents: twoPersonsAboveCents, givenCents, waiting };
}

async function waitingOf(orderId: string): Promise<string[]> {
  const acts = [refundLinesAct.name, decideAct.name, settleAct.name];
  const rows = await readRows(
    db,
    { subject: col.text`subject` },
    (row) => sql`select ${row} from pending_acts
      where status = 'esperando' and expires_at > now() and act = any(${sql.param(acts)})
        and (subject = ${orderId} or subject in (select id::text from refunds where order_id = ${orderId})) limit ${MOST}`,
  );
  return rows.map(({ subject }) => subject);
}
