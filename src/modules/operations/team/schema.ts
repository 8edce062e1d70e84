import * as z from "zod";
import type { RoleRefusal } from "#modules/accounts/roles/set-roles.ts";
import { ADMIN_ROLES } from "#kit/admin-roles.ts";
import { emailField, idField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});
const roles = z.array(z.enum(ADMIN_ROLES)).max(ADMIN_ROLES.length);

export const addToTeamInput = z.strictObject({
  email: emailField,
  papeis: roles.min(1, { error: "Escolha pelo menos um papel." }),
  motivo,
});
/** `from`: the roles on the screen when the owner chose. */
export const changeRolesInput = z.strictObject({ userId: idField, from: roles, papeis: roles, motivo });

export type TeamRefusal = RoleRefusal | "no_account" | "already_team" | "step_up_needed";

/** To whom a role was given or taken. The roles are named as people read them. */
export const rolesEmail: EmailKind<{
  name: string;
  by: string;
  given: string[];
  taken: string[];
  roles: string[];
  reason: string;
}> = { name: "equipe.papeis" };
