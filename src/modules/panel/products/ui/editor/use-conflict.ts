import { useState } from "react";
import { getEditedProduct } from "#modules/catalog/functions.ts";
import type { ProductForm, EditedProduct } from "#modules/catalog/schema/product-form.ts";
import type { Clash } from "./conflict-dialog.tsx";
import { type FormKey, mergeForms, withTheirs } from "./merge-forms.ts";

type Sides = { base: ProductForm; here: ProductForm };

/**
 * Two tabs wrote the same product: reads what the other saved and puts both together, asking about what both changed. `onMerged` gets
 * the form to go on from, and the revision it follows.
 */
export function useConflict(
  productId: number,
  sides: () => Sides,
  onMerged: (form: ProductForm, saved: Pick<EditedProduct, "form" | "revision">) => void,
) {
  const [requested, setRequested] = useState<{ clash: Clash; page: EditedProduct } | null>(null);
  const [failed, setFailed] = useState(false);

  async function resolve() {
    setFailed(false);
    const answer = await getEditedProduct({ data: { productId } }).catch(() => null);
    if (!answer || !("form" in answer)) return setFailed(true);
    const { base, here } = sides();
    const { merged, clashes } = mergeForms(base, here, answer.form);
    if (clashes.length === 0) return onMerged(merged, answer);
    setRequested({ clash: { merged, there: answer.form, keys: clashes }, page: answer });
  }

  function choose(theirs: FormKey[]) {
    if (!requested) return;
    onMerged(withTheirs(requested.clash.merged, requested.clash.there, theirs), requested.page);
    setRequested(null);
  }

  return { clash: requested?.clash ?? null, failed, resolve, choose, close: () => setRequested(null) };
}
