import type { Cell } from "#kit/csv.ts";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import { csvPages } from "#platform/csv-pages.ts";
import { type Buyer, listBuyers } from "./queries/buyers.ts";

const COLUMNS: [head: string, cell: (buyer: Buyer) => Cell][] = [
  ["Primeiro nome", ({ name }) => firstName(name)],
  ["E-mail", ({ email, mayHaveEmail }) => (mayHaveEmail ? email : maskEmail(email))],
  ["Compras", ({ purchases }) => purchases],
  ["Primeira", ({ firstAt }) => firstAt],
  ["Última", ({ lastAt }) => lastAt],
  ["Valor pago (R$)", ({ paidCents }) => paidCents / 100],
];

/**
 * Who bought of a store, as a spreadsheet in Portuguese. What served the purchase goes with it, first name and what was bought; the
 * address only of who let the store have it; documents and addresses of streets, of nobody.
 */
export const buyersFile = (storeId: number): AsyncGenerator<string> =>
  csvPages(
    COLUMNS.map(([head]) => head),
    (limit, offset, on) => listBuyers(storeId, limit, offset, on),
    (buyer) => COLUMNS.map(([, cell]) => cell(buyer)),
  );
