import { csvPages } from "#kit/csv-pages.ts";
import { formatDate } from "#kit/date-format.ts";
import { readAdminOrders } from "./queries/list.ts";
import type { AdminOrdersSearch } from "./search.ts";

/** A view of the market's orders as a spreadsheet, who bought hinted as on the screen. */
export const exportOrders = (search: AdminOrdersSearch): AsyncGenerator<string> =>
  csvPages(
    ["Pedido", "Feito em", "Quem comprou", "E-mail", "Material", "Mais", "Autoria", "Meio", "Situação", "Valor"],
    (limit, offset) => readAdminOrders(search, limit, offset),
    (row) => [
      row.number,
      formatDate(row.createdAt),
      row.buyerFirstName,
      row.buyerEmailMasked,
      row.title,
      row.more,
      row.authorName,
      row.paymentMethod,
      row.status,
      row.totalCents / 100,
    ],
  );
