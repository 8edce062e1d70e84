import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";

export const MOST_VIEWS = 20;
const NAME_LENGTH = 40;
const QUERY_LENGTH = 600;

const list = z.string().regex(/^[a-z-]{1,40}$/);

export const ofListInput = z.strictObject({ list });
export const ofViewInput = z.strictObject({ viewId: idField });
export const saveViewInput = z.strictObject({
  list,
  name: textField({ max: NAME_LENGTH, missing: "Dê um nome à visão." }),
  query: z
    .string()
    .max(QUERY_LENGTH, { error: "Esta visão tem filtros demais para guardar." })
    .transform((query) => new URLSearchParams(query).toString())
    .refine((query) => query.length <= QUERY_LENGTH, { error: "Esta visão tem filtros demais para guardar." }),
});

export type SavedView = { id: string; name: string; query: string };
export type NewView = { list: string; name: string; query: string };
export type SavedViewRefusal = "too_many_views";
