import { authorDoor } from "#platform/door.ts";
import { listHappenings } from "./queries/happenings.ts";
import { listTasks } from "./queries/tasks.ts";
import { readStanding } from "./read-standing.ts";
import { rankTasks } from "./rules/tasks.ts";
import { readOverviewSearch } from "./schema.ts";

/** How the author's store stands, in the window the address asks for. */
export const getStanding = authorDoor({ method: "GET" })
  .validator(readOverviewSearch)
  .handler(({ data, context: { viewer } }) => readStanding(viewer.storeId, data.periodo ?? "30", new Date()));

/** What waits for the author, the most pressing first. */
export const getTasks = authorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) =>
  rankTasks(await listTasks(viewer.storeId)),
);

/** The latest that happened in the author's store. */
export const getHappenings = authorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => ({
  happenings: await listHappenings(viewer.storeId),
  asOf: new Date(),
}));
