import { authorDoor } from "#platform/door.ts";
import { rangeOf } from "../rules/range.ts";
import { readRangeSearch } from "../schema.ts";

/** The days every section speaks of, by the platform's clock. */
export const getRange = authorDoor({ method: "GET" })
  .validator(readRangeSearch)
  .handler(({ data }) => rangeOf(data, new Date()));
