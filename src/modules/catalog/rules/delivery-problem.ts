import { type License, LICENSES } from "./licenses.ts";
import { licensesOnSale } from "../file-licenses/rules.ts";

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
