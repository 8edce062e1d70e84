import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { col, readRows } from "#platform/read.ts";
import { profileFreedEmail } from "../schema.ts";

/** Tells the owner of a profile, once for each `letterRef`, that they may open it again. */
export async function notifyProfileOwner(tx: Tx, profileId: string, { cause, emailRef }: { cause: string; emailRef: string }) {
  const rows = await readRows(
    tx,
    { to: col.text`u.email`, name: col.text`f.shown_name` },
    (row) => sql`select ${row} from profiles f join users u on u.id = f.user_id where f.id = ${profileId}`,
  );
  const [owner] = rows;
  if (!owner) return;
  const { to, name } = owner;
  await enqueueEmail(tx, profileFreedEmail, { ref: emailRef, to, payload: { name, reason: cause } });
}
