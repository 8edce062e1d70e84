import * as z from "zod";
import { optionalTextField, textField } from "#kit/fields.ts";

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});

export const settingsInput = z.strictObject({
  key: z.string().max(60),
  values: z.record(z.string().max(40), z.string().max(300)),
  motivo,
});
export const switchInput = z.strictObject({
  what: z.enum(["compras", "saques"]),
  isOn: z.boolean(),
  aviso: optionalTextField({ max: 300 }),
  motivo,
});

/** `invalid` names each field that will not do. */
export type SettingRefusal = "not_found" | "invalid" | "already_so" | "changed_meanwhile" | "step_up_needed";
