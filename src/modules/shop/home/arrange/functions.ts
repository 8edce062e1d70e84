import { instantSp } from "#kit/wall-clock.ts";
import { db } from "#platform/db.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { homeAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { readHomePage } from "../queries/home-page.ts";
import { discardHomeDraft } from "./discard-home-draft.ts";
import { publishHome } from "./publish-home.ts";
import { readArranged } from "./queries/on-show.ts";
import { findToPick } from "./queries/picked-products.ts";
import { readArrangement } from "./queries/read-arrangement.ts";
import { restoreHome } from "./restore-home.ts";
import { sectionsAt } from "./rules/arranged-section.ts";
import { saveHomeDraft } from "./save-home-draft.ts";
import { findPickInput, previewInput, publishInput, restoreInput, saveDraftInput, stampInput } from "./schema.ts";

/** The home page as it is being arranged. */
export const getHomeArrangement = homeAdminDoor({ method: "GET" }).handler(() => readArrangement(new Date()));

/** The page as it would be for somebody at an hour of São Paulo, the draft included. */
export const getHomePreview = homeAdminDoor({ method: "GET" })
  .validator(previewInput)
  .handler(async ({ data }) => {
    const now = new Date();
    const at = instantSp(data.em) ?? now;
    return readHomePage(now, { sections: sectionsAt(await readArranged(db, at), at, data.publico), at });
  });

/** What is on sale, to be picked by hand. */
export const findProductsToPick = homeAdminDoor({ method: "GET" })
  .validator(findPickInput)
  .handler(({ data }) => findToPick(data.busca));

export const saveHomeDraftFn = homeAdminDoor({ method: "POST" })
  .validator(saveDraftInput)
  .handler(async ({ data, context: { viewer } }) => respond(await saveHomeDraft(viewer.userId, data)));

export const discardHomeDraftFn = homeAdminDoor({ method: "POST" })
  .validator(stampInput)
  .handler(async ({ data, context: { viewer } }) => respond(await discardHomeDraft(viewer.userId, data.stamp)));

export const publishHomeFn = homeAdminDoor({ method: "POST" })
  .validator(publishInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await publishHome(viewer.userId, data, new Date()))));

export const restoreHomeFn = homeAdminDoor({ method: "POST" })
  .validator(restoreInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await restoreHome(viewer.userId, data, new Date()))));
