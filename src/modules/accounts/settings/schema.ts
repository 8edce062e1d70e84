import * as z from "zod";
import { nameField } from "#kit/fields.ts";
import { isReservedName } from "#kit/reserved-words.ts";

export const profileInput = z.strictObject({
  name: nameField.refine((name) => !isReservedName(name), { error: "Este nome é reservado à casa. Escreva o seu." }),
});
