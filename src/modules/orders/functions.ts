import { authorDoor } from "#platform/door.ts";
import { listSales } from "./sales/queries/list.ts";
import { readSalesSearch } from "./sales/search.ts";

/** What the author's store sold, as the address asks for it. */
export const getSales = authorDoor({ method: "GET" })
  .validator(readSalesSearch)
  .handler(({ data, context: { viewer } }) => listSales(viewer.storeId, data));
