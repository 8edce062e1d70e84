import { authorDoor } from "#platform/door.ts";
import { listAuthorLog } from "./queries.ts";
import { readLogSearch } from "./schema.ts";

/** What this author did with money, prices, files, bank and store. */
export const getAuthorLog = authorDoor({ method: "GET" })
  .validator(readLogSearch)
  .handler(({ data, context: { viewer } }) =>
    listAuthorLog({ userId: viewer.userId, storeId: viewer.storeId }, { part: data.parte, page: data.pagina ?? 1 }),
  );
