import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { buyerDoor, limitAddress, limitTo } from "#platform/door.ts";
import { readApplicationPage, readFirstSteps } from "./queries.ts";
import { saveApplication } from "./save-application.ts";
import { answersInput } from "./schema.ts";
import { submitApplication } from "./submit-application.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "incomplete" ? 422 : 409);
  return answer;
}

export const getMyApplication = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readApplicationPage(viewer));

export const saveApplicationFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "application-draft", points: 60, seconds: 60 })])
  .validator(answersInput)
  .handler(async ({ data, context: { viewer } }) => told(await saveApplication(viewer, data)));

export const submitApplicationFn = buyerDoor({ method: "POST" })
  .middleware([
    limitTo({ name: "application", points: 20, seconds: 600 }),
    limitAddress({ name: "application-day", points: 60, seconds: 86_400, shared: true }),
  ])
  .validator(answersInput)
  .handler(async ({ data, context: { viewer } }) => told(await submitApplication(viewer, data)));

export const getFirstSteps = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => readFirstSteps(viewer));
