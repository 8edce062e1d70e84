import type { Tx } from "#platform/db.ts";
import type { ProductForm } from "../schema/product-form.ts";
import { listOpaque } from "./opaque-files.ts";
import { CURRENT_OPAQUE_TERMS, CURRENT_TERMS } from "./rules.ts";
import { authorshipDeclarations } from "./tables.ts";

type Declaration = {
  productId: number;
  userId: string;
  form: Pick<ProductForm, "thirdParties" | "permission">;
  /** They also answer for the files that nothing here can tell or open. */
  declaresOpaque: boolean;
};

/** Keeps, with the publication it allows, who said that the work is theirs, by which text and what they told of others' work in it. */
export async function saveDeclaration(tx: Tx, { productId, userId, form, declaresOpaque }: Declaration): Promise<void> {
  const { thirdParties = "", permission = "" } = form;
  const opaqueFiles = declaresOpaque ? await listOpaque(tx, productId) : [];
  const opaqueTerms = opaqueFiles.length > 0 ? CURRENT_OPAQUE_TERMS : null;
  await tx
    .insert(authorshipDeclarations)
    .values({ productId, userId, terms: CURRENT_TERMS, thirdParties, permission, opaqueTerms, opaqueFiles });
}
