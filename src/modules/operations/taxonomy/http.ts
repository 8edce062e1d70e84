import { Hono } from "hono";
import { adminFile } from "#platform/http/admin-file.ts";
import { ATTRIBUTES_FILE, readShelvesSearch, SHELVES_FILE } from "./search.ts";
import { attributesFile, shelvesFile } from "./export.ts";

/** For admins: the categories, and what they ask, as spreadsheets. */
export const shelfRoutes = new Hono()
  .get(
    SHELVES_FILE,
    adminFile({
      name: "categorias-autoria.csv",
      action: "baixar-categorias",
      kind: "categorias",
      read: readShelvesSearch,
      write: shelvesFile,
    }),
  )
  .get(
    ATTRIBUTES_FILE,
    adminFile({
      name: "atributos-autoria.csv",
      action: "baixar-atributos",
      kind: "atributos",
      read: readShelvesSearch,
      write: attributesFile,
    }),
  );
