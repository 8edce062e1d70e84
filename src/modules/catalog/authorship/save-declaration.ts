import type { Tx } from "#platform/db.ts";
import type { ProductForm } from "../schema/product-form.ts";
import { CURRENT_TERMS } from "./rules.ts";
import { authorshipDeclarations } from "./tables.ts";

type Declaration = { productId: number; userId: string; form: Pick<ProductForm, "thirdParties" | "permission"> };

/** Keeps, with the publication it allows, who said that the work is theirs, by which text and what they told of others' work in it. */
export async function saveDeclaration(tx: Tx, { productId, userId, form }: Declaration): Promise<void> {
  const { thirdParties = "", permission = "" } = form;
  await tx.insert(authorshipDeclarations).values({ productId, userId, terms: CURRENT_TERMS, thirdParties, permission });
}
