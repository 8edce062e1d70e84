import type { Tx } from "#platform/db.ts";
import { CURRENT_TERMS } from "./rules.ts";
import { authorshipDeclarations } from "./tables.ts";

/** Keeps, with the publication it allows, who said that the work is theirs, by which text and what they told of others' work in it. */
export async function keepDeclaration(
  tx: Tx,
  { productId, userId, thirdParties = "" }: { productId: number; userId: string; thirdParties?: string | undefined },
): Promise<void> {
  await tx.insert(authorshipDeclarations).values({ productId, userId, terms: CURRENT_TERMS, thirdParties });
}
