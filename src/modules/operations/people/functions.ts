import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { adminDoor } from "#platform/door.ts";
import { answerPersonAppeal } from "./answer-person-appeal.ts";
import { endPersonSessions as endPersonSessionsVerb } from "./end-person-sessions.ts";
import { liftSuspension as liftSuspensionVerb } from "./lift-suspension.ts";
import { listPeople } from "./queries/list.ts";
import { readPerson } from "./read-person.ts";
import { revealPerson as revealPersonVerb } from "./reveal-person.ts";
import { answerInput, personActInput, personInput, suspendInput } from "./schema.ts";
import { readPeopleSearch } from "./search.ts";
import { dropSecondStepReset as dropResetVerb, startSecondStepReset as startResetVerb } from "./second-step-reset.ts";
import { suspendPerson as suspendPersonVerb } from "./suspend-person.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** Who has an account, as the address asks. */
export const getPeople = adminDoor({ method: "GET" })
  .validator(readPeopleSearch)
  .handler(({ data }) => listPeople(data));

/** One account, its owner only hinted. */
export const getPerson = adminDoor({ method: "GET" })
  .validator(personInput)
  .handler(async ({ data, context: { viewer } }) => {
    const person = await readPerson(viewer.userId, data.userId);
    if (!person) throw notFound();
    return person;
  });

export const revealPerson = adminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(async ({ data, context: { viewer } }) => told(await revealPersonVerb(viewer.userId, data)));

export const suspendPerson = adminDoor({ method: "POST" })
  .validator(suspendInput)
  .handler(async ({ data, context: { viewer } }) => told(await suspendPersonVerb(viewer, data)));

export const liftSuspension = adminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(async ({ data, context: { viewer } }) => told(await liftSuspensionVerb(viewer, data)));

export const answerAppeal = adminDoor({ method: "POST" })
  .validator(answerInput)
  .handler(async ({ data, context: { viewer } }) => told(await answerPersonAppeal(viewer, data)));

export const endPersonSessions = adminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(async ({ data, context: { viewer } }) => told(await endPersonSessionsVerb(viewer.userId, data)));

export const startSecondStepReset = adminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(async ({ data, context: { viewer } }) => told(await startResetVerb(viewer, data)));

export const dropSecondStepReset = adminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(async ({ data, context: { viewer } }) => told(await dropResetVerb(viewer.userId, data)));
