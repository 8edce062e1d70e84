import { type RefObject, useEffect } from "react";

/** Closes an open `details` when one presses or goes elsewhere, or Escape, which gives the focus back. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (details.current?.open && !details.current.contains(event.target as Node)) details.current.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", elsewhere);
    addEventListener("focusin", elsewhere);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", elsewhere);
      removeEventListener("focusin", elsewhere);
      removeEventListener("keydown", escape);
    };
  }, [details]);
}
