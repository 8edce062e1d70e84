/** The same list of values ("pdf,xlsx") with one put in, or taken out when it was there. Undefined when nothing is left. */
export function toggled(text: string | undefined, value: string): string | undefined {
  const values = text?.split(",").filter(Boolean) ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.join(",") || undefined;
}
