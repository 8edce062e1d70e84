import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";

/** What the screens know of a person's second step. `proof` is what the step-up dialog asks; `none`: no password was ever made, or it does not count. A passkey proves it too. */
export type SecondStep = { isOn: boolean; codesLeft: number; proof: "code" | "password" | "none"; hasPasskeys: boolean };

export async function findSecondStep(on: Db, viewer: Viewer): Promise<SecondStep> {
  const rows = await readRows(
    on,
    {
      isOn: col.bool`exists (select 1 from second_steps where user_id = ${viewer.userId} and enabled_at is not null)`,
      hasPassword: col.bool`exists (select 1 from accounts where user_id = ${viewer.userId} and password is not null)`,
      hasPasskeys: col.bool`exists (select 1 from passkeys where user_id = ${viewer.userId})`,
      codesLeft: col.int`(select count(*)::int from recovery_codes where user_id = ${viewer.userId} and used_at is null)`,
    },
    (row) => sql`select ${row}`,
  );
  const { isOn = false, hasPassword = false, hasPasskeys = false, codesLeft = 0 } = rows[0] ?? {};
  const takesPassword = hasPassword && !(viewer.hasAdminRole && hasPasskeys);
  return { isOn, codesLeft, proof: isOn ? "code" : takesPassword ? "password" : "none", hasPasskeys };
}
