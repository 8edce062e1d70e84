import { useEffect, useState } from "react";
import type { Suggestions } from "#modules/catalog/schema/suggestions.ts";
import { getContinue } from "../../home/functions.ts";
import { readViewed } from "../product/use-viewed.ts";

const MOST = 4;

/** What this browser opened last and is still on sale, the newest first; nothing until the answer comes. */
export function useViewedProducts() {
  const [products, setProducts] = useState<Suggestions["products"]>([]);
  useEffect(() => {
    const slugs = readViewed().slice(0, MOST);
    if (slugs.length === 0) return undefined;
    let isHere = true;
    void getContinue({ data: { slugs } })
      .catch(() => null)
      .then((answer) => {
        if (isHere && answer && "products" in answer) setProducts(answer.products.filter(({ slug }) => slugs.includes(slug)));
      });
    return () => {
      isHere = false;
    };
  }, []);
  return [products, setProducts] as const;
}
