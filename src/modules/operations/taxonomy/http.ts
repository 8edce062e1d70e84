import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { ATTRIBUTES_FILE, readTaxonomySearch, CATEGORIES_FILE } from "./search.ts";
import { exportAttributes, exportCategories } from "./export.ts";

/** For admins: the categories, and what they ask, as spreadsheets. */
export const taxonomyRoutes = new Hono()
  .get(
    CATEGORIES_FILE,
    adminFile({
      name: "categorias-autoria.csv",
      action: "baixar-categorias",
      kind: "categorias",
      read: readTaxonomySearch,
      write: exportCategories,
    }),
  )
  .get(
    ATTRIBUTES_FILE,
    adminFile({
      name: "atributos-autoria.csv",
      action: "baixar-atributos",
      kind: "atributos",
      read: readTaxonomySearch,
      write: exportAttributes,
    }),
  );
