import { paymentMethodWords, statusWords } from "#modules/orders/messages.ts";
import { listFile } from "#platform/http/list-file.ts";
import { readAdminOrders } from "./queries/list.ts";
import { orderList } from "./search.ts";

export const adminOrderRoutes = listFile(orderList, {
  area: "orders",
  noun: "pedidos",
  isMasked: true,
  recorded: ["meio", "de", "ate"],
  rows: readAdminOrders,
  columns: {
    Pedido: ({ number }) => number,
    "Feito em": ({ createdAt }) => createdAt,
    "Quem comprou": ({ buyerFirstName }) => buyerFirstName,
    "E-mail": ({ buyerEmailMasked }) => buyerEmailMasked,
    Material: ({ title }) => title,
    Mais: ({ more }) => more,
    Autoria: ({ authorName }) => authorName,
    Meio: ({ paymentMethod }) => paymentMethodWords[paymentMethod],
    Situação: ({ status }) => statusWords[status],
    Valor: ({ totalCents }) => totalCents / 100,
  },
});
