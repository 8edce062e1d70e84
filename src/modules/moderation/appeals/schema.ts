import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { APPEAL_KINDS, type AppealKind } from "./rules.ts";

const thing = {
  kind: z.enum(APPEAL_KINDS),
  /** The id of the thing: a number for products and stores, a uuid for the rest. */
  ref: z.string().regex(/^([1-9][0-9]{0,14}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/),
};

export const appealThing = z.strictObject(thing);
export const appealInput = z.strictObject({
  ...thing,
  palavras: textField({ max: 1000, multiline: true, missing: "Diga por que a decisão deve mudar." }).refine(
    (text) => text.length >= 10,
    { error: "Diga por que a decisão deve mudar: pelo menos 10 caracteres." },
  ),
});
export const decideAppealInput = z.strictObject({
  appealId: idField,
  acolhe: z.boolean(),
  motivo: textField({ max: 300, multiline: true, missing: "Diga o motivo." }),
});

export type AppealRefusal = "not_found" | "already_asked";

/** To who asked: what came of looking again. */
export const appealDecidedEmail: EmailKind<{
  name: string;
  kind: AppealKind;
  subject: string;
  upheld: boolean;
  reason: string;
}> = { name: "recurso.decidido" };
