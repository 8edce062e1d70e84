import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { Waiting } from "#platform/mail.ts";

/** Whether who is asked for a review still has the product on sale, and said nothing of it meanwhile. */
export async function isStillToReview(_facts: unknown, { ref }: Waiting): Promise<boolean> {
  const [userId, productId] = ref.split(":");
  const { rowCount } = await db.execute(sql`
    select 1 from entitlements e join products p on p.id = e.product_id
    where e.user_id = ${userId}::uuid and e.product_id = ${productId}::bigint and e.revoked_at is null and is_published(p)
      and not exists (select 1 from reviews r where r.user_id = e.user_id and r.product_id = e.product_id) limit 1`);
  return rowCount === 1;
}
