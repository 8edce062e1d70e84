import { authorDoor } from "#platform/door.ts";
import { listPerformance } from "./queries.ts";
import { readPerformanceSearch } from "./schema.ts";

/** Each product of the author's with what it sold, brought and drew lately. */
export const getPerformance = authorDoor({ method: "GET" })
  .validator(readPerformanceSearch)
  .handler(({ data, context: { viewer } }) => listPerformance(viewer.storeId, data));
