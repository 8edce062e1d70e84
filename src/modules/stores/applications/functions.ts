import { buyerDoor, limitAddress, limitTo } from "#platform/door.ts";
import { respondWith } from "#platform/respond.ts";
import { readApplicationPage, readFirstSteps } from "./queries.ts";
import { saveApplication } from "./save-application.ts";
import { answersInput } from "./schema.ts";
import { submitApplication } from "./submit-application.ts";

const respond = respondWith({ incomplete: 422 }, 409);

export const getMyApplication = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readApplicationPage(viewer));

export const saveApplicationFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "application-draft", points: 60, seconds: 60 })])
  .validator(answersInput)
  .handler(async ({ data, context: { viewer } }) => respond(await saveApplication(viewer, data)));

export const submitApplicationFn = buyerDoor({ method: "POST" })
  .middleware([
    limitTo({ name: "application", points: 20, seconds: 600 }),
    limitAddress({ name: "application-day", points: 60, seconds: 86_400, shared: true }),
  ])
  .validator(answersInput)
  .handler(async ({ data, context: { viewer } }) => respond(await submitApplication(viewer, data)));

export const getFirstSteps = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readFirstSteps(viewer));
