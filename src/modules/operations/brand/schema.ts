import * as z from "zod";
import { textField } from "#kit/fields.ts";
import { MOST_LOGO_BYTES, MOST_TYPED } from "./rules.ts";

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});
const typed = z.string().max(MOST_TYPED);
/** In base64, a third longer than it is. */
const file = z
  .string()
  .max(Math.ceil(MOST_LOGO_BYTES / 3) * 4)
  .regex(/^[A-Za-z0-9+/]*=*$/);

export const logoInput = z.strictObject({ file });

const fields = z.strictObject({
  name: typed,
  article: typed,
  accent: typed,
  accentDark: typed,
  heroTitle: typed,
  heroText: typed,
  tagline: typed,
  description: typed,
});

export const brandInput = z.strictObject({
  typed: fields,
  /** What the form showed before anything was typed: a field left as it was changes nothing. */
  from: fields.optional(),
  /** A new file; null for none; absent, the one there is stays. */
  logo: file.nullable().optional(),
  motivo,
});
export type BrandInput = z.output<typeof brandInput>;

export const resetInput = z.strictObject({ motivo });

/** `invalid` names each field that will not do. */
export type BrandRefusal = "invalid" | "already_so" | "changed_meanwhile" | "step_up_needed";
