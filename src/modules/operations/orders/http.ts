import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { exportOrders } from "./export.ts";
import { ADMIN_ORDERS_FILE, readAdminOrdersSearch } from "./search.ts";

/** For admins: a view of the market's orders as a spreadsheet. */
export const adminOrderRoutes = new Hono().get(
  ADMIN_ORDERS_FILE,
  adminFile({
    name: "pedidos-autoria.csv",
    action: "baixar-pedidos",
    kind: "pedidos",
    reason: "Planilha da lista, dados mascarados",
    read: readAdminOrdersSearch,
    view: ({ situacao, meio = "", de = "", ate = "" }) => ({ tab: situacao, detail: { meio, de, ate } }),
    write: exportOrders,
  }),
);
