import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { requestsFile } from "./export.ts";
import { readRequestsSearch, REQUESTS_FILE } from "./schema.ts";

/** For admins: a view of who wants to sell as a spreadsheet. */
export const requestRoutes = new Hono().get(
  REQUESTS_FILE,
  adminFile({
    name: "solicitacoes-autoria.csv",
    action: "baixar-solicitacoes",
    kind: "solicitacoes",
    reason: "Planilha da lista, dados mascarados",
    read: readRequestsSearch,
    view: ({ situacao = "esperando" }) => ({ tab: situacao }),
    write: requestsFile,
  }),
);
