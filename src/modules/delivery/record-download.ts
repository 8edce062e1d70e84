import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { countDownload } from "../catalog/count-download.ts";
import { downloads } from "./tables.ts";

export type Access = { entitlementId: string; fileId: string; how: "baixado" | "aberto"; ip: string };

const SAME_READING_MINUTES = 30;

/**
 * Counts an access to a file, once however many pieces it is fetched in: the first byte counts, the rest does not. Opening it here
 * counts once per sitting, and not among the product's downloads. What comes from the newest version marks it as seen.
 */
export async function recordDownload({ entitlementId, fileId, how, ip }: Access): Promise<void> {
  await transact(async (tx) => {
    if (how === "aberto") {
      const open = await tx.execute(sql`
        select 1 from downloads where entitlement_id = ${entitlementId} and file_id = ${fileId} and how = 'aberto'
          and at > now() - make_interval(mins => ${SAME_READING_MINUTES}) limit 1`);
      if (open.rows.length > 0) return ok();
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
