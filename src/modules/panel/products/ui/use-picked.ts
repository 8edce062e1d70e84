import { useEffect, useState } from "react";
import { getPickedProducts } from "#modules/catalog/prices/functions.ts";
import type { PriceRow } from "#modules/catalog/prices/schema.ts";
import type { OwnProductsSearch } from "#modules/catalog/own-products/search.ts";
import type { Selection } from "#ui/data-table/selection.ts";

/** The marked products as the doors take them. */
export const pickOf = (selection: Selection, search: OwnProductsSearch) =>
  selection.kind === "some" ? { ids: selection.ids.map(Number) } : { view: { ...search, pagina: undefined, linha: undefined } };

/** The marked products with their prices, read when the question opens; null until then, `failed` when they could not be. */
export function usePicked(selection: Selection, search: OwnProductsSearch): { rows: PriceRow[] | null; hasFailed: boolean } {
  const [state, setState] = useState<{ rows: PriceRow[] | null; hasFailed: boolean }>({ rows: null, hasFailed: false });
  const [pick] = useState(() => pickOf(selection, search));

  useEffect(() => {
    let isHere = true;
    const setIfHere = (next: typeof state) => isHere && setState(next);
    getPickedProducts({ data: pick }).then(
      (rows) => setIfHere(Array.isArray(rows) ? { rows, hasFailed: false } : { rows: null, hasFailed: true }),
      () => setIfHere({ rows: null, hasFailed: true }),
    );
    return () => {
      isHere = false;
    };
  }, [pick]);

  return state;
}
