/** Gives focus to what a refused form says: its summary or the only field of it, else its first wrong field, else the sentence of all. */
export function focusRefused(form: HTMLElement): void {
  const found = (selector: string) => form.querySelector<HTMLElement>(selector);
  const summary = found("[data-summary]");
  const only = summary?.hidden ? summary.querySelector("a")?.getAttribute("href")?.slice(1) : undefined;
  const messageElement = only === undefined ? summary : document.getElementById(only);
  (messageElement ?? found("[aria-invalid=true], [data-wrong]") ?? found("[data-notice]"))?.focus();
}
