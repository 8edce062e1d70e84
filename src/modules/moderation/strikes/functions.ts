import { proveFirst } from "#modules/accounts/prove-first.ts";
import { moderationAdminDoor } from "#platform/admin-doors.ts";
import { authorDoor } from "#platform/door.ts";
import { respond } from "#platform/respond.ts";
import { liftStrike } from "./lift-strike.ts";
import { readOwnStrikes } from "./queries.ts";
import { liftStrikeInput } from "./schema.ts";

/** What counts or counted against the author's own store. */
export const getOwnStrikes = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readOwnStrikes(viewer.storeId));

export const liftStrikeFn = moderationAdminDoor({ method: "POST" })
  .validator(liftStrikeInput)
  .handler(
    proveFirst(async ({ data, context: { viewer } }) => {
      return respond(await liftStrike(viewer.userId, data));
    }),
  );
