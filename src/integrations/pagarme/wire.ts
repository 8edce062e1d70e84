import * as z from "zod";

/** How single values are read: unknown texts stay texts, what is absent or odd is null, ids are texts. */

export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);
/** A word of a fixed list, whatever its case: one documented sample says "Pix". */
export const word = text.transform((value) => value?.toLowerCase() ?? null);
export const cents = z
  .number()
  .int()
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);
export const instant = text;
/** Ids changed between numbers and texts over time. */
export const id = z.union([z.string().min(1), z.number()]).transform(String);
export const looseId = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : String(value)))
  .catch(null);
export const map = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {})
  .catch({});

/** A page of a list: newest first, with the full count. */
export function pageOf<T>(item: z.ZodType<T>) {
  return z.object({
    data: z
      .array(item)
      .nullish()
      .transform((value) => value ?? []),
    paging: z.object({ total: z.number().nullish(), next: text, forward_cursor: text }).partial().nullish(),
  });
}

export type Page<T> = {
  data: T[];
  paging?: { total?: number | null; next?: string | null; forward_cursor?: string | null } | null;
};
