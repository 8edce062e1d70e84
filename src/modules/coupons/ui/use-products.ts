import { useCallback, useEffect, useState } from "react";
import { getPricedProducts } from "../functions.ts";
import type { PricedProduct } from "../schema.ts";

export type Materials = { list: PricedProduct[] | null; hasFailed: boolean; load: () => void };

/** The store's products and their prices, read the first time a form opens and again each time one does. */
export function useProducts(isWanted: boolean): Materials {
  const [list, setList] = useState<PricedProduct[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    const receive = (answer: PricedProduct[] | object | null) => {
      setFailed(!Array.isArray(answer));
      if (Array.isArray(answer)) setList(answer);
    };
    getPricedProducts({ data: { words: "" } }).then(receive, () => receive(null));
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  return { list, hasFailed, load };
}
