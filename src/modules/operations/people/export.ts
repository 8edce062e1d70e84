import { csvPages } from "#platform/csv-pages.ts";
import { readPeople } from "./queries/list.ts";
import type { PeopleSearch } from "./search.ts";

/** A view of who has an account as a spreadsheet, names and e-mails hinted as on the screen. */
export const exportPeople = (search: PeopleSearch): AsyncGenerator<string> =>
  csvPages(
    ["Conta", "Nome", "E-mail", "Administração", "Loja", "Não pode", "Pedidos pagos", "Pago", "Desde", "Vista em"],
    (limit, offset, on) => readPeople(search, limit, offset, on),
    (row) => [
      row.id,
      row.firstName,
      row.emailMasked,
      row.isAdmin ? "sim" : "",
      row.storeName,
      row.suspendedFrom.join(", "),
      row.orders,
      row.spentCents / 100,
      row.since,
      row.seenAt,
    ],
  );
