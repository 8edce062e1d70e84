import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { Waiting } from "#platform/mail.ts";
import { productChangeRequests } from "../change-requests/tables.ts";
import { productLinks } from "../links/tables.ts";

/** Whether who is told of a new version still has the product. */
export async function isNewsStill(_facts: unknown, { ref }: Waiting): Promise<boolean> {
  const [versionId, userId] = ref.split(":");
  const { rowCount } = await db.execute(sql`
    select 1 from product_versions v join products p on p.id = v.product_id and p.withdrawn_at is null
      join entitlements e on e.product_id = v.product_id and e.user_id = ${userId}::uuid and e.revoked_at is null
    where v.id = ${versionId}::uuid limit 1`);
  return rowCount === 1;
}

/** Whether a link its author is told of is still sold, and still opens nothing. */
export async function isStillBroken(_facts: unknown, { ref }: Waiting): Promise<boolean> {
  const { fileId, checkAt, brokenSince } = productLinks;
  const isBroken = and(eq(fileId, ref.slice(0, ref.indexOf(":"))), isNotNull(checkAt), isNotNull(brokenSince));
  return (await db.$count(productLinks, isBroken)) > 0;
}

/** Whether what the platform asked an author to change is still asked. */
export async function areStillRequested(_facts: unknown, { ref }: Waiting): Promise<boolean> {
  const { id, answeredAt, closedAt } = productChangeRequests;
  return (await db.$count(productChangeRequests, and(eq(id, ref), isNull(answeredAt), isNull(closedAt)))) > 0;
}
