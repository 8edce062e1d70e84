import { useLocation } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { allows } from "#modules/accounts/privacy/rules.ts";
import { useConsent } from "#modules/accounts/privacy/ui/consent.ts";
import { isWatched } from "../rules.ts";

const PATIENCE_MS = 4_000;

/** Watches errors and use where the visitor agreed and the page allows, long after what they came for. Draws nothing. */
export function Watch() {
  const isAllowed = allows(useConsent() ?? null);
  const isHere = useLocation({ select: ({ pathname, state }) => isWatched(pathname, state.compra === true) });
  // What was watched stops before the next page is drawn.
  useLayoutEffect(() => {
    if (!isAllowed || !isHere) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { startWatching, stopWatching } = await import("./watching.ts");
      if (isGone) return;
      stop = stopWatching;
      await startWatching();
    };
    const waiting = setTimeout(() => void start(), PATIENCE_MS);
    return () => {
      isGone = true;
      clearTimeout(waiting);
      stop?.();
    };
  }, [isAllowed, isHere]);
  return null;
}
