import { LICENSE_CODES, type License, LICENSES } from "../rules/licenses.ts";

/** The licences a file goes with; null for all that its product is sold under. */
export type FileLicenses = License[] | null;

/** The narrowest of these and every wider one: a wider licence brings all that a narrower one does. */
export function withWider(licenses: readonly License[]): License[] {
  const narrowest = LICENSE_CODES.findIndex((license) => licenses.includes(license));
  return narrowest === -1 ? [] : LICENSE_CODES.slice(narrowest);
}

/** Whether a file of these licences goes with every licence wider than the narrowest of them. */
export const holdsWider = (licenses: readonly License[]): boolean =>
  withWider(licenses).every((license) => licenses.includes(license));

/**
 * What a version keeps of a choice: the licences on sale that the file goes with; null only where it goes with every licence there is,
 * so that a licence which leaves the shop opens nothing to who bought it.
 */
export function chosenLicenses(chosen: readonly License[] | null | undefined, sold: readonly License[]): FileLicenses {
  if (!chosen) return null;
  const wanted = withWider(chosen);
  if (wanted.length === LICENSE_CODES.length) return null;
  return wanted.filter((license) => sold.includes(license));
}

/** To show: of the licences a product is sold under, those that a file goes with; null for all of them, empty for none. */
export function licensesOnSale(chosen: readonly License[] | null | undefined, sold: readonly License[]): FileLicenses {
  const applied = chosenLicenses(chosen, sold);
  return applied?.length === sold.length ? null : applied;
}

/** The licences a file goes with, in words; null when it goes with all. */
export function fileLicensesWords(licenses: FileLicenses): string | null {
  if (!licenses) return null;
  const names = LICENSE_CODES.filter((license) => licenses.includes(license)).map((license) => LICENSES[license].name);
  return new Intl.ListFormat("pt-BR", { type: "conjunction" }).format(names);
}
