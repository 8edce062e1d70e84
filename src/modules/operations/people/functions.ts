import { notFound } from "@tanstack/react-router";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { peopleAdminDoor, suspensionsAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { answerPersonAppeal } from "./answer-person-appeal.ts";
import { endPersonSessions } from "./end-person-sessions.ts";
import { liftSuspension } from "./lift-suspension.ts";
import { listPeople } from "./queries/list.ts";
import { readPerson } from "./read-person.ts";
import { revealPerson } from "./reveal-person.ts";
import { answerInput, personActInput, personInput, suspendInput } from "./schema.ts";
import { peopleList } from "./search.ts";
import { secondStepAct } from "./second-step-act.ts";
import { dropSecondStepReset } from "./second-step-reset.ts";
import { suspendPerson } from "./suspend-person.ts";

/** Who has an account, as the address asks. */
export const getPeople = peopleAdminDoor({ method: "GET" })
  .validator(peopleList.read)
  .handler(({ data }) => listPeople(data));

/** One account, its owner only hinted. */
export const getPerson = peopleAdminDoor({ method: "GET" })
  .validator(personInput)
  .handler(async ({ data, context: { viewer } }) => {
    const person = await readPerson(viewer.userId, data.userId);
    if (!person) throw notFound();
    return person;
  });

export const revealPersonFn = peopleAdminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await revealPerson(viewer.userId, data))));

export const suspendPersonFn = suspensionsAdminDoor({ method: "POST" })
  .validator(suspendInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await suspendPerson(viewer, data))));

export const liftSuspensionFn = suspensionsAdminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await liftSuspension(viewer, data))));

export const answerAppeal = suspensionsAdminDoor({ method: "POST" })
  .validator(answerInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await answerPersonAppeal(viewer, data))));

export const endPersonSessionsFn = peopleAdminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await endPersonSessions(viewer.userId, data))));

export const startSecondStepResetFn = peopleAdminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await askOrDo(viewer, secondStepAct, data))));

export const dropSecondStepResetFn = peopleAdminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(async ({ data, context: { viewer } }) => respond(await dropSecondStepReset(viewer.userId, data)));
