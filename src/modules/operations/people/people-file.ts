import { csvRow } from "#kit/csv.ts";
import { formatDate } from "#kit/date-format.ts";
import { readPeople } from "./queries/list-people.ts";
import type { PeopleSearch } from "./search.ts";

const BOM = "\uFEFF";
const SLICE = 500;
const MOST = 20_000;

/** A view of who has an account as a spreadsheet in Portuguese, names and e-mails hinted as on the screen, in pieces. */
export async function* peopleFile(search: PeopleSearch): AsyncGenerator<string> {
  yield (
    BOM + csvRow(["Conta", "Nome", "E-mail", "Administração", "Loja", "Não pode", "Pedidos pagos", "Pago", "Desde", "Vista em"])
  );
  for (let at = 0; at < MOST; at += SLICE) {
    const rows = await readPeople(search, SLICE, at);
    for (const row of rows)
      yield csvRow([
        row.id,
        row.firstName,
        row.emailMasked,
        row.isAdmin ? "sim" : "",
        row.storeName,
        row.suspendedFrom.join(", "),
        row.orders,
        row.spentCents / 100,
        formatDate(row.since),
        row.seenAt && formatDate(row.seenAt),
      ]);
    if (rows.length < SLICE) return;
  }
}
