import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { cartMoment, useCartContents } from "#modules/cart/ui/cart-contents.ts";
import { onSampleOpened } from "#modules/shop/ui/product/sample-opened.ts";
import { arrive, cameFromSearch, note, send } from "./beacon.ts";

/** Tells which products are opened, leafed through and taken, never by whom. Draws nothing. */
export function ReachNotes() {
  useEffect(() => {
    arrive();
    const leave = () => (document.visibilityState === "hidden" ? send() : undefined);
    const stop = onSampleOpened((slug) => note("a", slug));
    document.addEventListener("visibilitychange", leave);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", leave);
    };
  }, []);
  useOpened();
  useTaken();
  return null;
}

function useOpened(): void {
  const opened = useLocation({
    select: ({ pathname, state }) => state.espiar ?? /^\/produto\/([a-z0-9-]+)$/.exec(pathname)?.[1],
  });
  const isSearch = useLocation({ select: ({ search }) => "busca" in search });
  const before = useRef<{ opened: string | undefined; isSearch: boolean }>(undefined);
  useEffect(() => {
    before.current ??= { opened: undefined, isSearch: cameFromSearch() };
    if (opened && opened !== before.current.opened) {
      note("v", opened);
      if (isSearch || before.current.isSearch) note("b", opened);
    }
    before.current = { opened, isSearch };
  }, [opened, isSearch]);
}

/** What the cart gained by something done here; what it already held when the page came is old news. */
function useTaken(): void {
  const ids = useCartContents()?.productIds;
  const before = useRef<{ ids: number[]; moment: number }>(undefined);
  useEffect(() => {
    if (!ids) return;
    const { ids: held, moment } = before.current ?? { ids, moment: cartMoment() };
    if (moment !== cartMoment()) for (const id of ids) if (!held.includes(id)) note("c", id);
    before.current = { ids, moment: cartMoment() };
  }, [ids]);
}
