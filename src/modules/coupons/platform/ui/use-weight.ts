import { useEffect, useState } from "react";
import type { PlatformCall } from "./platform-draft.ts";
import { weighPlatformCoupon } from "../functions.ts";

type Weight = { count: number; fromCents: number | null; usualBps: number };
const PAUSE_MS = 400;

/** How many products the discount being written would reach, asked when the writing pauses; null while it is not known. */
export function useWeight(discount: PlatformCall["discount"] | null): Weight | null {
  const key = discount && JSON.stringify(discount);
  const [known, setKnown] = useState<{ key: string; weight: Weight } | null>(null);
  useEffect(() => {
    if (!key) return;
    let isHere = true;
    const timer = setTimeout(() => {
      weighPlatformCoupon({ data: { discount: JSON.parse(key) as PlatformCall["discount"] } }).then(
        (weight) => isHere && "count" in weight && setKnown({ key, weight }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [key]);
  return known && known.key === key ? known.weight : null;
}
