import { authorDoor } from "#platform/door.ts";
import { listSales } from "./sales/queries/list.ts";
import { readSalesSearch } from "./sales/search.ts";

/** The sales of the author's store, filtered as in the page's address. */
export const getSales = authorDoor({ method: "GET" })
  .validator(readSalesSearch)
  .handler(({ data, context: { viewer } }) => listSales(viewer.storeId, data));
