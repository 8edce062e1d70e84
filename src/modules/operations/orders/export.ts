import { paymentMethodWords, statusWords } from "#modules/orders/messages.ts";
import { csvPages } from "#platform/csv-pages.ts";
import { readAdminOrders } from "./queries/list.ts";
import type { AdminOrdersSearch } from "./search.ts";

/** A view of the market's orders as a spreadsheet, who bought hinted as on the screen. */
export const exportOrders = (search: AdminOrdersSearch): AsyncGenerator<string> =>
  csvPages(
    ["Pedido", "Feito em", "Quem comprou", "E-mail", "Material", "Mais", "Autoria", "Meio", "Situação", "Valor"],
    (limit, offset, on) => readAdminOrders(search, limit, offset, on),
    (row) => [
      row.number,
      row.createdAt,
      row.buyerFirstName,
      row.buyerEmailMasked,
      row.title,
      row.more,
      row.authorName,
      paymentMethodWords[row.paymentMethod],
      statusWords[row.status],
      row.totalCents / 100,
    ],
  );
