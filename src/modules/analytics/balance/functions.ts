import { authorDoor } from "#platform/door.ts";
import { rangeOf } from "../rules/range.ts";
import { readRangeSearch } from "../schema.ts";
import { readRangeBalance } from "./read-balance.ts";

/** The author's balance over the days the address asks for. */
export const getRangeBalance = authorDoor({ method: "GET" })
  .validator(readRangeSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const range = rangeOf(data, new Date());
    return { ...(await readRangeBalance(viewer.storeId, range)), range };
  });
