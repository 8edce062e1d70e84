import { authorDoor } from "#platform/door.ts";
import { listToFilter } from "../../catalog/picking/list-to-filter.ts";
import { rangeOf } from "../rules/range.ts";
import { readAnalyticsSearch } from "../schema.ts";
import { readMoves } from "./queries/read-moves.ts";

/** The author's transactions of the days the address asks for, as it narrows and orders them. */
export const getTransactions = authorDoor({ method: "GET" })
  .validator(readAnalyticsSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const range = rangeOf(data, new Date());
    const [moves, products] = await Promise.all([
      readMoves(viewer.storeId, range, data),
      listToFilter(viewer.storeId, { chosen: data.material }),
    ]);
    return { ...moves, materials: products, range };
  });
