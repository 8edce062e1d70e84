import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { cartMoment, seedCart } from "#modules/cart/ui/cart-contents.ts";
import { keptMoment, seedKept } from "#modules/favourites/ui/kept.ts";
import { getVisit } from "../functions.ts";
import type { Visit } from "../schema/frame.ts";

type VisitContext = {
  /** Null until the page has asked; the same for everybody until then. */
  visit: Visit | null;
  /** Asks again: the cart or the library changed. */
  refresh: () => Promise<void>;
};

const Context = createContext<VisitContext>({ visit: null, refresh: async () => undefined });

async function ask(): Promise<Visit | null> {
  const askedAt = cartMoment();
  const keptAt = keptMoment();
  const answer = await getVisit().catch(() => null);
  if (!answer || !("cart" in answer)) return null;
  seedCart(answer.cart, askedAt);
  seedKept(answer.viewer && answer, keptAt);
  return answer;
}

/** Asks once per page load who is here. Pages stay the same for everybody until the answer comes. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState<Visit | null>(null);
  const refresh = useCallback(async () => {
    const answer = await ask();
    if (answer) setVisit(answer);
  }, []);

  useEffect(() => {
    let here = true;
    void ask().then((answer) => (here && answer ? setVisit(answer) : undefined));
    return () => {
      here = false;
    };
  }, []);
  const value = useMemo(() => ({ visit, refresh }), [visit, refresh]);
  return <Context value={value}>{children}</Context>;
}

export const useVisit = (): VisitContext => use(Context);

/** Whether this product is already in the person's library. */
export function useOwns(productId: number): boolean {
  return useVisit().visit?.ownedProductIds.includes(productId) ?? false;
}
