import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import type { Viewer } from "#platform/session.ts";
import { COPY_HOURS, makeCopyJob, type PrivacyReason } from "../schema.ts";
import { personalExports } from "../tables.ts";

/** Asks for a copy of all that is kept of the person, made by a job; refuses `once_a_day` within 24 hours of the last. */
export function requestCopy(viewer: Viewer): Promise<Outcome<void, PrivacyReason>> {
  return transact(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${viewer.userId} for update`);
    const { rowCount } = await tx.execute(sql`
      select 1 from personal_exports where user_id = ${viewer.userId}
        and (status = 'pedida' or requested_at > now() - make_interval(hours => ${COPY_HOURS}))`);
    if (rowCount) return refuse("once_a_day");
    const [requested] = await tx.insert(personalExports).values({ userId: viewer.userId }).returning({ id: personalExports.id });
    if (requested) await enqueue(tx, makeCopyJob, { exportId: requested.id });
    return ok();
  });
}
