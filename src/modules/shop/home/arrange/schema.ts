import * as z from "zod";
import { instantSp } from "#kit/wall-clock.ts";
import { textField } from "#kit/fields.ts";
import { BANNER_PAPERS } from "../rules/home-sections.ts";
import { HREF_LENGTH, MOST_ARRANGED, MOST_PICKED, SECTION_KINDS, TITLE_LENGTH, WORDS_LENGTH } from "./rules/arranged-section.ts";
import { VISITORS } from "./rules/visitors.ts";

const hour = z
  .string()
  .max(16)
  .refine((text) => instantSp(text) !== null, { error: "Escreva um dia e uma hora." });

/** What may be kept of a section: a draft may lack words, never be something else. */
const section = z.strictObject({
  id: z.string().regex(/^[0-9a-z_-]{1,64}$/),
  kind: z.enum(SECTION_KINDS),
  title: z.string().max(TITLE_LENGTH),
  categorySlug: z.string().max(100).nullable(),
  words: z.string().max(WORDS_LENGTH),
  href: z.string().max(HREF_LENGTH),
  paper: z.enum(BANNER_PAPERS),
  size: z.union([z.literal(4), z.literal(8)]),
  audience: z.enum(["todos", "visitantes", "clientes", "autores"]),
  startsAt: hour.nullable(),
  endsAt: hour.nullable(),
  isOn: z.boolean(),
  pickedIds: z.array(z.number().int().positive()).max(MOST_PICKED),
});

const motivo = textField({ max: 300, missing: "Escreva o que mudou. Fica na lista de versões." });
const stamp = z.string().regex(/^\d{1,9}\.\d{1,9}(\.\d{1,16})?$/);

export const saveDraftInput = z.strictObject({
  stamp,
  sections: z
    .array(section)
    .min(1)
    .max(MOST_ARRANGED)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length),
});
export const stampInput = z.strictObject({ stamp });
export const publishInput = z.strictObject({ stamp, motivo });
export const restoreInput = z.strictObject({ versionId: z.number().int().positive(), motivo });
export const previewInput = z.strictObject({ em: hour, publico: z.enum(VISITORS) });
export const findPickInput = z.strictObject({ busca: z.string().max(120) });

/** `moved_on`: somebody else saved or published meanwhile. `unfinished`: a section lacks something. */
export type ArrangeReason = "moved_on" | "nothing_new" | "unfinished" | "not_found";
