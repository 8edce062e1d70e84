import { authorDoor } from "#platform/door.ts";
import { listSales } from "./queries/list-sales.ts";
import { readOrdersSearch } from "./schema.ts";

/** What the author's store sold, as the address asks for it. */
export const getSales = authorDoor({ method: "GET" })
  .validator(readOrdersSearch)
  .handler(({ data: { busca, situacao, pagina }, context: { viewer } }) =>
    listSales(viewer.storeId, { search: busca ?? "", tab: situacao ?? "pagas", page: pagina ?? 1 }),
  );
