import * as z from "zod";
import type { OwnCase } from "#modules/accounts/record-decision.ts";
import { textField } from "#kit/fields.ts";
import type { DuplicateWay } from "#modules/catalog/duplicates/rules.ts";
import { productId } from "#modules/catalog/schema/product-form.ts";
import { productList } from "./search.ts";

export const MOST_AT_ONCE = 200;

const motivo = textField({ max: 300, multiline: true, missing: "Escreva o motivo. Ele fica no registro." }).refine(
  (text) => text.length >= 5,
  { error: "Escreva o motivo em algumas palavras. Ele fica no registro." },
);
const categoryId = z.number("Escolha a categoria.").int().positive();

export const productInput = z.strictObject({ productId });
export const productActInput = z.strictObject({ productId, motivo });

/** The marked products: by name, or all that a view of the list finds. */
const pick = z.union([
  z.strictObject({ ids: z.array(productId).min(1).max(MOST_AT_ONCE) }),
  z.strictObject({ view: z.record(z.string(), z.unknown()).transform(productList.read) }),
]);

export const categoryInput = z.strictObject({ pick, categoryId, motivo });
export const undoCategoryInput = z.strictObject({
  moves: z
    .array(z.strictObject({ productId, from: z.number().int().positive(), to: z.number().int().positive() }))
    .min(1)
    .max(MOST_AT_ONCE),
});

export type CategoryMove = z.output<typeof undoCategoryInput>["moves"][number];
/** What moved, and what stayed with why, row by row. */
export type CategoriesMoved = {
  moves: CategoryMove[];
  saved: { title: string; reason: "not_found" | "already_done" | OwnCase }[];
};

export type ProductActRefusal = "not_found" | "wrong_state" | "already_done" | "under_way" | "category_missing";

/** A file as the platform sees it: never its bytes. */
export type SoldFile = {
  id: string;
  name: string;
  kind: string | null;
  sizeBytes: number;
  pageCount: number | null;
  /** Where it leads and what its author says of it, when it is a link. */
  link: { address: string; words: string } | null;
  /** The older file of another store it repeats. */
  duplicate: { by: DuplicateWay; title: string; slug: string; storeName: string } | null;
};
