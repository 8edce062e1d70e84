import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { afterPaint } from "./after-paint.ts";
import { putEntry } from "./back-entry.ts";

/** Back closes what is open over the page and has no address of its own. A link from inside to another page closes it too. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  const openedAt = useRef(path);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) {
      openedAt.current = path;
      return;
    }
    if (path !== openedAt.current) {
      close();
      return;
    }
    let takeOff: (() => void) | undefined;
    const giveUp = afterPaint(() => {
      takeOff = putEntry(history, () => close());
    });
    return () => {
      giveUp();
      takeOff?.();
    };
  }, [open, path, entry, history]);
}
