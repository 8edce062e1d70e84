import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { feesFile } from "./export.ts";
import { FEES_FILE, readFeesSearch } from "./search.ts";

/** For admins: a view of the commissions as a spreadsheet. */
export const feeRoutes = new Hono().get(
  FEES_FILE,
  adminFile({
    name: "comissoes-autoria.csv",
    action: "baixar-comissoes",
    kind: "comissoes",
    read: readFeesSearch,
    view: ({ situacao }) => ({ tab: situacao ?? "vigor" }),
    write: feesFile,
  }),
);
