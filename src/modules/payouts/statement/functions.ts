import { authorDoor } from "#platform/door.ts";
import { readStatement } from "./queries/read-statement.ts";
import { periodOf } from "./rules/period.ts";
import { readStatementSearch } from "./schema.ts";

/** The author's movements, filtered as in the page's address. */
export const getStatement = authorDoor({ method: "GET" })
  .validator(readStatementSearch)
  .handler(async ({ data: { tipo, de, ate, busca, pagina }, context: { viewer } }) => {
    const period = periodOf({ de, ate }, new Date());
    const filter = { type: tipo ?? null, words: busca ?? "" };
    return { ...(await readStatement(viewer.storeId, period, filter, pagina ?? 1)), period };
  });
