import { notFound } from "@tanstack/react-router";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { newsletterAdminDoor } from "#platform/admin-doors.ts";
import { limitTo, publicDoor, visitorDoor } from "#platform/door.ts";
import { mayNow } from "#platform/session.ts";
import { tagPage } from "#platform/request-scope.ts";
import { respond } from "#platform/respond.ts";
import { moveEdition } from "./move-edition.ts";
import { findEdition, findLastEdition, readEdition } from "./queries/editions.ts";
import { listEditions } from "./queries/list.ts";
import { scheduleEdition } from "./schedule-edition.ts";
import { moveEditionInput, oneEditionInput, saveEditionInput, scheduleEditionInput } from "./schema.ts";
import { editionList } from "./search.ts";
import { sendTest } from "./send-test.ts";
import { createEdition, saveEdition } from "./write-edition.ts";

/** The editions, as the address asks. */
export const getEditions = newsletterAdminDoor({ method: "GET" })
  .validator(editionList.read)
  .handler(({ data }) => listEditions(data));

export const getEdition = newsletterAdminDoor({ method: "GET" })
  .validator(oneEditionInput)
  .handler(async ({ data }) => {
    const edition = await findEdition(data.editionId);
    if (!edition) throw notFound();
    return edition;
  });

export const createEditionFn = newsletterAdminDoor({ method: "POST" }).handler(proveFirst(() => createEdition()));

export const saveEditionFn = newsletterAdminDoor({ method: "POST" })
  .validator(saveEditionInput)
  .handler(async ({ data }) => respond(await saveEdition(data)));

export const scheduleEditionFn = newsletterAdminDoor({ method: "POST" })
  .validator(scheduleEditionInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await scheduleEdition(viewer.userId, data))));

export const moveEditionFn = newsletterAdminDoor({ method: "POST" })
  .validator(moveEditionInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await moveEdition(viewer.userId, data))));

export const sendTestEdition = newsletterAdminDoor({ method: "POST" })
  .middleware([limitTo({ name: "newsletter-test", points: 10, seconds: 600 })])
  .validator(oneEditionInput)
  .handler(async ({ data, context: { viewer } }) => respond(await sendTest(data.editionId, viewer)));

/** An edition on a page of its own: what left is for anybody, what is being written for who runs the platform. */
export const getSentEdition = visitorDoor({ method: "GET" })
  .validator(oneEditionInput)
  .handler(async ({ data, context: { viewer } }) => {
    const edition = await readEdition(data.editionId, mayNow(viewer, "read", "newsletter"));
    if (!edition) throw notFound();
    return edition;
  });

/** The newest edition that left. */
export const getLastEdition = publicDoor({ method: "GET" }).handler(() => {
  tagPage("newsletter");
  return findLastEdition();
});
