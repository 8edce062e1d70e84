import type { AdminRole } from "#kit/admin-roles.ts";
import { type Outcome, refuse } from "#kit/outcome.ts";
import type { Viewer } from "#platform/session.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import type { AskRefusal, Done } from "../pending-acts/schema.ts";
import { findByEmail } from "./queries.ts";
import { rolesAct } from "./roles-act.ts";
import type { TeamRefusal } from "./schema.ts";

type Requested = { email: string; papeis: readonly AdminRole[]; motivo: string };

/**
 * An owner brings somebody with an account into the team, by its e-mail; as an owner, once another owner confirms it. Refuses who is already
 * there: their roles are changed in the list.
 */
export async function addToTeam(
  owner: Viewer,
  { email, papeis, motivo }: Requested,
): Promise<Outcome<Done, TeamRefusal | AskRefusal>> {
  const person = await findByEmail(email);
  if (!person)
    return refuse("no_account", { fields: { email: "Nenhuma conta tem este e-mail. Peça à pessoa que crie a conta." } });
  if (person.isOfTeam) return refuse("already_team");
  return askOrDo(owner, rolesAct, { userId: person.userId, from: [], to: [...papeis], motivo });
}
