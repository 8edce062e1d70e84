import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { profileFreedEmail } from "../schema.ts";

/** Tells the owner of a profile, once for each `letterRef`, that they may open it again. */
export async function notifyProfileOwner(tx: Tx, profileId: string, { cause, emailRef }: { cause: string; emailRef: string }) {
  const { rows } = await tx.execute<{ to: string; name: string }>(sql`
    select u.email as "to", f.shown_name as name from profiles f join users u on u.id = f.user_id where f.id = ${profileId}`);
  const [owner] = rows;
  if (!owner) return;
  const { to, name } = owner;
  await enqueueEmail(tx, profileFreedEmail, { ref: emailRef, to, payload: { name, reason: cause } });
}
