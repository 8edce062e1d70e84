import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { countDownload } from "../catalog/count-download.ts";
import { downloads } from "./tables.ts";

/** `from`: where the piece asked for begins in the file; its beginning unless said. */
export type Access = {
  entitlementId: string;
  fileId: string;
  how: "baixado" | "aberto";
  from?: "beginning" | "middle";
  ip: string;
};

const SAME_SITTING_MINUTES = 30;

/**
 * Notes an access to a file, whichever piece of it was asked for. A download counts each time it begins; a piece from its middle
 * belongs to what began in the last half hour, and is an access of its own when nothing did. Opening it here counts once per
 * sitting, and not among the product's downloads. What comes from the newest version marks it as seen.
 */
export async function recordDownload({ entitlementId, fileId, how, from = "beginning", ip }: Access): Promise<void> {
  const isNew = how === "baixado" && from === "beginning";
  const going = sql`select 1 from downloads where entitlement_id = ${entitlementId} and file_id = ${fileId} and how = ${how}
    and at > now() - make_interval(mins => ${SAME_SITTING_MINUTES}) limit 1`;
  if (!isNew && (await db.execute(going)).rows.length > 0) return;
  await transact(async (tx) => {
    if (!isNew) {
      // Pieces asked for at the same moment wait here for the first of them.
      await tx.execute(sql`select 1 from entitlements where id = ${entitlementId} for update`);
      if ((await tx.execute(going)).rows.length > 0) return ok();
    }
    await tx.insert(downloads).values({ entitlementId, fileId, how, ipPrefix: ipBucket(ip), at: sql`now()` });
    if (how === "baixado") await countDownload(tx, fileId);
    await tx.execute(sql`
      insert into library_marks (user_id, product_id, seen_version_id)
      select e.user_id, e.product_id, p.current_version_id from entitlements e join products p on p.id = e.product_id
        join product_version_files vf on vf.version_id = p.current_version_id and vf.file_id = ${fileId}
      where e.id = ${entitlementId} and p.current_version_id <> e.version_id
      on conflict (user_id, product_id) do update set seen_version_id = excluded.seen_version_id`);
    return ok();
  });
}
