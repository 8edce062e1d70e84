/** Gives focus to what a refused form says: its summary, else its first wrong field, else the sentence about the whole of it. */
export function focusRefused(form: HTMLElement): void {
  const found = (selector: string) => form.querySelector<HTMLElement>(selector);
  (found("[data-summary]:not([hidden])") ?? found("[aria-invalid=true], [data-wrong]") ?? found("[data-notice]"))?.focus();
}
