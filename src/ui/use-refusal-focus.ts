import { type RefObject, useEffect } from "react";

/**
 * Moves focus once per refused submit (`refusals` counts them) and never while the person types: to the first field of `form`
 * that is wrong, or else to the sentence about the whole form, marked `data-notice`.
 */
export function useRefusalFocus(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const found = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (found("[aria-invalid=true]") ?? found("[data-notice]"))?.focus();
  }, [form, refusals]);
}
