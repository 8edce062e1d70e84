import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { exportApplications } from "./export.ts";
import { readApplicationsSearch, APPLICATIONS_FILE } from "./schema.ts";

/** For admins: a view of who wants to sell as a spreadsheet. */
export const applicationRoutes = new Hono().get(
  APPLICATIONS_FILE,
  adminFile({
    name: "solicitacoes-autoria.csv",
    action: "baixar-solicitacoes",
    kind: "solicitacoes",
    reason: "Planilha da lista, dados mascarados",
    read: readApplicationsSearch,
    view: ({ situacao = "esperando" }) => ({ tab: situacao }),
    write: exportApplications,
  }),
);
