import { authorDoor } from "#platform/door.ts";
import { periodOf } from "../../payouts/statement/rules/period.ts";
import { readReachPanel } from "./read-panel.ts";
import { readReachSearch } from "./schema.ts";

/** Who saw the author's products, in the days the address asks for. */
export const getReach = authorDoor({ method: "GET" })
  .validator(readReachSearch)
  .handler(({ data, context: { viewer } }) => readReachPanel(viewer.storeId, periodOf(data, new Date())));
