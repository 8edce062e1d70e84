import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { exportPeople } from "./export.ts";
import { PEOPLE_FILE, readPeopleSearch } from "./search.ts";

/** For admins: a view of the accounts as a spreadsheet. */
export const peopleRoutes = new Hono().get(
  PEOPLE_FILE,
  adminFile({
    name: "pessoas-autoria.csv",
    action: "baixar-pessoas",
    kind: "pessoas",
    reason: "Planilha da lista, dados mascarados",
    read: readPeopleSearch,
    view: ({ situacao = "todas", suspensa = "" }) => ({ tab: situacao, detail: { suspensa } }),
    write: exportPeople,
  }),
);
