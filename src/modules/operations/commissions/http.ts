import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { exportCommissions } from "./export.ts";
import { COMMISSIONS_FILE, readCommissionsSearch } from "./search.ts";

/** For admins: a view of the commissions as a spreadsheet. */
export const commissionRoutes = new Hono().get(
  COMMISSIONS_FILE,
  adminFile({
    name: "comissoes-autoria.csv",
    action: "baixar-comissoes",
    kind: "comissoes",
    read: readCommissionsSearch,
    view: ({ situacao }) => ({ tab: situacao ?? "vigor" }),
    write: exportCommissions,
  }),
);
