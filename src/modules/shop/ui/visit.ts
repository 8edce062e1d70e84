import { useEffect, useSyncExternalStore } from "react";
import { cartMoment, seedCart } from "#modules/cart/ui/cart-contents.ts";
import { savedMoment, seedSaved } from "#modules/favourites/ui/saved.ts";
import { getVisit } from "../functions.ts";
import type { Visit } from "../schema/frame.ts";

/** Null until the page has asked; the same for everybody until then. */
let visit: Visit | null = null;
const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function setVisit(answer: Visit | null): void {
  visit = answer;
  watchers.forEach((watcher) => watcher());
}

async function ask(): Promise<Visit | null> {
  const requestedAt = cartMoment();
  const savedAt = savedMoment();
  const answer = await getVisit().catch(() => null);
  if (!answer || !("cart" in answer)) return null;
  seedCart(answer.cart, requestedAt);
  seedSaved(answer.viewer && answer, savedAt);
  return answer;
}

/** Asks once per page load who is here. Pages stay the same for everybody until the answer comes. One per layout. */
export function useAskVisit(): void {
  useEffect(() => {
    let here = true;
    void ask().then((answer) => (here && answer ? setVisit(answer) : undefined));
    return () => {
      here = false;
      setVisit(null);
    };
  }, []);
}

/** Who is here; null until the page has asked. */
export const useVisit = (): Visit | null =>
  useSyncExternalStore(
    watch,
    () => visit,
    () => null,
  );

/** Whether this product is already in the person's library: who draws many cards hears only what changes them. */
export const useOwns = (productId: number): boolean =>
  useSyncExternalStore(
    watch,
    () => visit?.ownedProductIds.includes(productId) ?? false,
    () => false,
  );
