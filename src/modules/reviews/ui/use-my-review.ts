import { useCallback, useEffect, useState } from "react";
import { getMyReview } from "../functions.ts";
import type { MyReview } from "../schema/facts.ts";

/** What the person here may do about a product's reviews; null until it is known, or when it cannot be. Asks only when `isWanted`. */
export function useMyReview(productId: number, isWanted = true) {
  const [mine, setMine] = useState<MyReview | null>(null);
  const ask = useCallback(async () => {
    const answer = await getMyReview({ data: { productId } }).catch(() => null);
    return answer && "votes" in answer ? answer : null;
  }, [productId]);

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    void ask().then((answer) => (isHere ? setMine(answer) : undefined));
    return () => {
      isHere = false;
    };
  }, [ask, isWanted]);

  const refresh = useCallback(async () => setMine(await ask()), [ask]);
  return { mine, refresh };
}
