import { LICENSE_CODES, type License, LICENSES } from "../rules/licenses.ts";

/** The licences a file goes with; null for all that its product is sold under. */
export type FileLicenses = License[] | null;

/** Of the licences a product is sold under, those that a file goes with; null for all of them, empty for none. */
export function licensesOnSale(chosen: readonly License[] | null | undefined, sold: readonly License[]): FileLicenses {
  if (!chosen) return null;
  const kept = LICENSE_CODES.filter((license) => sold.includes(license) && chosen.includes(license));
  return kept.length === sold.length ? null : kept;
}

type Named = { name?: string | undefined; licenses?: readonly License[] | null | undefined };

/** What keeps the files from reaching who buys: a file that goes with no licence on sale, or a licence that brings no file. */
export function deliveryProblem(files: readonly Named[], sold: readonly License[], hasContents: boolean): string | null {
  const going = files.map((file) => ({ name: file.name, licenses: licensesOnSale(file.licenses, sold) }));
  const lost = going.find((file) => file.licenses?.length === 0);
  if (lost) return `“${lost.name}” não vai com nenhuma licença à venda. Escolha com quais ele vai.`;
  if (hasContents || files.length === 0) return null;
  const empty = sold.find((license) => !going.some((file) => !file.licenses || file.licenses.includes(license)));
  return empty
    ? `Quem compra “${LICENSES[empty].name}” não receberia nenhum arquivo. Escolha pelo menos um para essa licença.`
    : null;
}

/** The licences a file goes with, in words; null when it goes with all. */
export function fileLicensesWords(licenses: FileLicenses): string | null {
  if (!licenses) return null;
  const names = LICENSE_CODES.filter((license) => licenses.includes(license)).map((license) => LICENSES[license].name);
  return new Intl.ListFormat("pt-BR", { type: "conjunction" }).format(names);
}
