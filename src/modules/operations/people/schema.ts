import * as z from "zod";
import { SCOPES } from "../../accounts/suspension/rules.ts";
import { textField, idField } from "#kit/fields.ts";

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});

export const personInput = z.strictObject({ userId: idField });
export const personActInput = z.strictObject({ userId: idField, motivo });
export const suspendInput = z.strictObject({
  userId: idField,
  scopes: z.array(z.enum(SCOPES)).min(1, "Escolha o que a pessoa não pode fazer.").max(SCOPES.length),
  motivo,
});
export const answerInput = z.strictObject({ suspensionId: idField, lifts: z.boolean(), motivo });

/** `own_account`: nobody acts on themselves here. `last_admin`: an owner must be left. `of_the_team`: only an owner acts on who holds a role. */
export type PersonReason =
  | "not_found"
  | "own_account"
  | "reveal_limit"
  | "last_admin"
  | "of_the_team"
  | "already_done"
  | "not_on"
  | "step_up_needed";
