import type { AdminRole } from "#kit/admin-roles.ts";
import { type Outcome, refuse } from "#kit/outcome.ts";
import type { Viewer } from "#platform/session.ts";
import { changeRoles } from "./change-roles.ts";
import { findByEmail } from "./queries.ts";
import type { TeamRefusal } from "./schema.ts";

type Requested = { email: string; papeis: readonly AdminRole[]; motivo: string };

/** An owner brings somebody with an account into the team, by its e-mail. Refuses who is already there: their roles are changed in the list. */
export async function addToTeam(owner: Viewer, { email, papeis, motivo }: Requested): Promise<Outcome<void, TeamRefusal>> {
  const person = await findByEmail(email);
  if (!person)
    return refuse("no_account", { fields: { email: "Nenhuma conta tem este e-mail. Peça à pessoa que crie a conta." } });
  if (person.isOfTeam) return refuse("already_team");
  return changeRoles(owner, { userId: person.userId, from: [], to: papeis, reason: motivo });
}
