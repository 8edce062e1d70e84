import { authorDoor } from "#platform/door.ts";
import { rangeOf } from "../rules/range.ts";
import { readAnalyticsSearch } from "../schema.ts";
import { readRevenue } from "./read-revenue.ts";

/** What the author sold on the days the address asks for, grouped as it says. */
export const getRevenue = authorDoor({ method: "GET" })
  .validator(readAnalyticsSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const range = rangeOf(data, new Date());
    return { ...(await readRevenue(viewer.storeId, range, data.agrupar)), range };
  });
