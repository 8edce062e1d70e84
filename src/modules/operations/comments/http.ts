import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { exportComments } from "./export.ts";
import { COMMENTS_FILE, readCommentsSearch } from "./search.ts";

/** For admins: a view of the comments as a spreadsheet. */
export const commentRoutes = new Hono().get(
  COMMENTS_FILE,
  adminFile({
    name: "comentarios-autoria.csv",
    action: "baixar-comentarios",
    kind: "comentarios",
    read: readCommentsSearch,
    view: ({ situacao = "fila", coisa = "" }) => ({ tab: situacao, detail: { coisa } }),
    write: exportComments,
  }),
);
