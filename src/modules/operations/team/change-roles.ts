import { requireStepUp } from "#modules/accounts/step-up.ts";
import { type RoleChange, type RoleChanged, setRoles } from "#modules/accounts/roles/set-roles.ts";
import { notify } from "#modules/notifications/notify.ts";
import { ROLE_NAMES } from "#kit/admin-roles.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { alone, type Doer } from "../pending-acts/grave-act.ts";
import { rolesEmail, type TeamRefusal } from "./schema.ts";

type Answer = Outcome<void, TeamRefusal>;

/**
 * An owner, who proved again who they are, gives and takes the roles of somebody, who is told by e-mail and at the bell. What is taken
 * ends with the commit, in every open session (INV-37).
 */
export const changeRoles = (owner: Viewer, change: RoleChange): Promise<Answer> =>
  transact((tx) => changeRolesWithin(tx, alone(owner), change));

/** The same inside `tx`, by the hand of who confirmed it: who loses the owner's role may be the one who confirms. */
export async function changeRolesWithin(tx: Tx, doer: Doer, input: RoleChange): Promise<Answer> {
  const proved = await requireStepUp(tx, doer.viewer);
  if (!proved.ok) return proved;
  const change = { ...input, askedBy: doer.askedBy.userId };
  const set = await setRoles(tx, doer.viewer, change);
  if (!set.ok) return set;
  await recordTaken(tx, doer.viewer, change, set.value);
  await notifyPerson(tx, namesOf(doer), change, set.value);
  return ok();
}

const namesOf = ({ viewer, askedBy }: Doer): string =>
  viewer.userId === askedBy.userId ? viewer.name : `${askedBy.name}, com a confirmação de ${viewer.name},`;

/** Those given are on record by the hand of the database (`give_role`). */
async function recordTaken(tx: Tx, owner: Viewer, { userId, reason }: RoleChange, { taken }: RoleChanged): Promise<void> {
  for (const role of taken) {
    const target = { kind: "pessoa", id: userId };
    await audit(tx, { adminId: owner.userId, action: "tirar-papel", target, reason, detail: { papel: role } });
  }
}

async function notifyPerson(tx: Tx, by: string, { userId, reason }: RoleChange, changed: RoleChanged): Promise<void> {
  const [given, taken, roles] = [changed.given, changed.taken, changed.to].map((some) => some.map((role) => ROLE_NAMES[role]));
  const payload = { name: changed.name, by, given: given ?? [], taken: taken ?? [], roles: roles ?? [], reason };
  const notice = { userId, event: "administracao.papeis", ref: newId(), facts: { roles: payload.roles } } as const;
  await notify(tx, notice, { kind: rolesEmail, to: changed.email, payload });
}
