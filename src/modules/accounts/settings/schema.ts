import * as z from "zod";
import { idField, nameField, passwordField } from "#kit/fields.ts";
import { isReservedName } from "#kit/reserved-words.ts";

export const profileInput = z.strictObject({
  name: nameField.refine((name) => !isReservedName(name), { error: "Este nome é reservado. Escreva o seu." }),
});
export const changePasswordInput = z.strictObject({ password: passwordField });
export const sessionInput = z.strictObject({ sessionId: idField });

/** Where the account is open: by what device, from which network, and when it was last used (to the hour). */
export type OpenSession = { id: string; device: string; network: string; since: Date; usedAt: Date; isHere: boolean };
