import { authorDoor, limitTo } from "#platform/door.ts";
import { rangeOf } from "../rules/range.ts";
import { readAnalyticsSearch } from "../schema.ts";
import { readDownloads } from "./read-downloads.ts";
import { remindNeverDownloaded } from "./remind-never-downloaded.ts";
import { readReminder } from "./schema.ts";

/** Who fetched the author's files on the days the address asks for. */
export const getDownloads = authorDoor({ method: "GET" })
  .validator(readAnalyticsSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const range = rangeOf(data, new Date());
    return { ...(await readDownloads(viewer.storeId, range, data.agrupar, data.baixado ?? null)), range };
  });

/** Reminds who bought on those days and never opened it. */
export const remindNeverDownloadedFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "remind-unopened", points: 10, seconds: 3600 })])
  .validator(readReminder)
  .handler(({ data, context: { viewer } }) =>
    remindNeverDownloaded(viewer.storeId, rangeOf(data, new Date()), data.baixado ?? null),
  );
