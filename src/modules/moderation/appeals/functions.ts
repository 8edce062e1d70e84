import { db } from "#platform/db.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { moderationAdminDoor } from "#platform/admin-doors.ts";
import { buyerDoor, limitTo } from "#platform/door.ts";
import { respond } from "#platform/respond.ts";
import { appealContent } from "./appeal-content.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { findTakenDown } from "./queries.ts";
import { appealInput, appealThing, decideAppealInput } from "./schema.ts";

/** Something of this person's that was taken down, and what they asked since; null when there is nothing to ask about. */
export const getTakenDown = buyerDoor({ method: "GET" })
  .validator(appealThing)
  .handler(({ data, context: { viewer } }) => findTakenDown(db, viewer.userId, data.kind, data.ref));

export const appealContentFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "appeal", points: 10, seconds: 3600 })])
  .validator(appealInput)
  .handler(async ({ data, context: { viewer } }) => {
    return respond(await appealContent(viewer.userId, data));
  });

export const decideContentAppeal = moderationAdminDoor({ method: "POST" })
  .validator(decideAppealInput)
  .handler(
    proveFirst(async ({ data, context: { viewer } }) => {
      return respond(await decideAppeal(viewer.userId, data));
    }),
  );
