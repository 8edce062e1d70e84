import { authorDoor } from "#platform/door.ts";
import { listToFilter } from "./list-to-filter.ts";
import { pickInput } from "./schema.ts";

/** The author's products with these words in their titles, to narrow a list to one. */
export const findProductsToFilter = authorDoor({ method: "GET" })
  .validator(pickInput)
  .handler(({ data, context: { viewer } }) => listToFilter(viewer.storeId, data));
