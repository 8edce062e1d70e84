/** Writes a field as if somebody typed, so that React, which holds its value too, takes it. */
export function putText(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}
