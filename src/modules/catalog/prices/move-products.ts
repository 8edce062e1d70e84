import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { archiveProduct, pauseProduct } from "../move-product.ts";
import { pickProducts } from "./pick-products.ts";
import type { ProductsMoved, Pick } from "./schema.ts";

const STEPS = { pausar: pauseProduct, arquivar: archiveProduct };

/** Pauses or archives the marked products, each in its own transaction; those whose state does not allow it are told by title. */
export async function moveProducts(
  viewer: AuthorViewer,
  { pick, move }: { pick: Pick; move: keyof typeof STEPS },
): Promise<Outcome<ProductsMoved, "not_found">> {
  const saved: ProductsMoved["saved"] = [];
  const picked = await pickProducts(viewer.storeId, pick);
  if (picked.length === 0) return refuse("not_found");
  for (const { id, title } of picked) {
    const answer = await STEPS[move](viewer, id);
    if (!answer.ok) saved.push({ title });
  }
  return ok({ moved: picked.length - saved.length, saved });
}
