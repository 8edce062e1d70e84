import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import type { ReleaseRefusal } from "#modules/catalog/antivirus/release-content.ts";

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});

export const releaseInput = z.strictObject({ infectedId: idField, motivo });
export type ReleaseInput = z.output<typeof releaseInput>;
export type InfectedRefusal = ReleaseRefusal | "step_up_needed";
