import { useCallback, useEffect, useState } from "react";
import { getPricedMaterials } from "../functions.ts";
import type { PricedMaterial } from "../schema.ts";

export type Materials = { list: PricedMaterial[] | null; hasFailed: boolean; load: () => void };

/** The store's products and their prices, read the first time a form opens and again each time one does. */
export function useMaterials(isWanted: boolean): Materials {
  const [list, setList] = useState<PricedMaterial[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    const receive = (answer: PricedMaterial[] | object | null) => {
      setFailed(!Array.isArray(answer));
      if (Array.isArray(answer)) setList(answer);
    };
    getPricedMaterials().then(receive, () => receive(null));
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  return { list, hasFailed, load };
}
