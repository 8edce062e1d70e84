import { Hono } from "hono";
import { modelCsv } from "./rules/columns.ts";

/** The spreadsheet to start from, the same for everybody. */
export const importRoutes = new Hono().get("/painel/produtos/importar/modelo.csv", (c) =>
  c.body(modelCsv(), 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="modelo-de-materiais.csv"',
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  }),
);
