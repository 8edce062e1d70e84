import { authorDoor } from "#platform/door.ts";
import { rangeOf } from "../rules/range.ts";
import { readAnalyticsSearch } from "../schema.ts";
import { readDownloads } from "./read-downloads.ts";

/** Who fetched the author's files on the days the address asks for. */
export const getDownloads = authorDoor({ method: "GET" })
  .validator(readAnalyticsSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const range = rangeOf(data, new Date());
    return { ...(await readDownloads(viewer.storeId, range, data.agrupar, data.baixado ?? null)), range };
  });
