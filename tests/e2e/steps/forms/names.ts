import { formNames } from "../../../../dev/lint/form-names.ts";
import { readSources } from "../../../../dev/lint/sources.ts";

const NAMES = formNames(readSources("src"));

/** Every form of the product, by what it is called in the source: "avaliacao-*". */
export const FORMS: string[] = [...new Set(NAMES.map(({ name }) => name))];

const PATTERNS = FORMS.map((name) => ({
  name,
  isOf: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\\*", ".+")}$`, "s"),
}));

/** What a form on the page is called in the source. */
export function patternOf(name: string): string {
  const found = PATTERNS.filter(({ isOf }) => isOf.test(name)).toSorted((a, b) => b.name.length - a.name.length);
  return found[0]?.name ?? `${name} (of no source)`;
}
