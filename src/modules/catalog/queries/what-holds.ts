import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { Waiting } from "#platform/mail.ts";
import { isWithheldAgain } from "../antivirus/queries/infected-buyers.ts";
import { withheldContents } from "../antivirus/tables.ts";
import { productChangeRequests } from "../change-requests/tables.ts";
import { productLinks } from "../links/tables.ts";
import { boughtInfectedEmail } from "../schema/jobs.ts";

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

const withheldOf = (ref: string): string => ref.split(":")[0] ?? "";

/** Whether what the antivirus found in a content was not released meanwhile. */
export async function isFindingStill(_facts: unknown, { ref }: Waiting): Promise<boolean> {
  const { id, releasedAt } = withheldContents;
  return (await db.$count(withheldContents, and(eq(id, withheldOf(ref)), isNull(releasedAt)))) > 0;
}

/** Whether a content that was released was not withheld again meanwhile. */
export async function isMistakeStill(_facts: unknown, { ref }: Waiting): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select 1 from withheld_contents w where w.id = ${withheldOf(ref)}::uuid and not ${isWithheldAgain}`,
  );
  return rowCount === 1;
}

/** The same, for who bought it: what was released before its e-mail left has nothing to correct. */
export async function isToCorrect(facts: unknown, waiting: Waiting): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select 1 from outbox_emails where kind = ${boughtInfectedEmail.name} and ref = ${waiting.ref}`,
  );
  return rowCount === 1 && (await isMistakeStill(facts, waiting));
}
