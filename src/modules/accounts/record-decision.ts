import { sql } from "drizzle-orm";
import { ADMIN_ROLES, type AdminArea, may } from "#kit/admin-roles.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { type AdminAct, audit } from "#platform/audit.ts";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { isOwnCase } from "./roles/queries.ts";

/** Said with the refusal, so that no screen needs words of its own for it. */
export type OwnCase = "own_case";
export const OWN_CASE_WORDS = "Este caso é seu: outra pessoa da administração decide.";

/**
 * Puts on record what a person of the administration decided, inside `tx`, unless the case is their own: then somebody else who may act
 * on the area decides, and the refusal takes back whatever `tx` did. Where there is nobody else, they do, and the record says so.
 * `about`: whose case it is, when the record names something else.
 */
export async function recordDecision(
  tx: Tx,
  area: AdminArea,
  act: AdminAct,
  about: AdminAct["target"] = act.target,
): Promise<Outcome<void, OwnCase>> {
  const isOwn = await isOwnCase(tx, act.adminId, about);
  if (isOwn && (await hasOthers(tx, act.adminId, area))) return refuse("own_case", { fields: { form: OWN_CASE_WORDS } });
  await audit(tx, isOwn ? { ...act, detail: { ...act.detail, casoProprio: true } } : act);
  return ok();
}

async function hasOthers(tx: Tx, adminId: string, area: AdminArea): Promise<boolean> {
  const team = await readRows(
    tx,
    { roles: col.list(col.oneOf(ADMIN_ROLES))`roles` },
    (row) => sql`select ${row} from users where roles <> '{}' and suspended_from = '{}' and id <> ${adminId}`,
  );
  return team.some(({ roles }) => may(roles, "act", area));
}
