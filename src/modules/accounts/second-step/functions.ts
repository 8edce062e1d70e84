import { setResponseHeader } from "@tanstack/react-start/server";
import { ok } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { buyerDoor, visitorDoor } from "#platform/door.ts";
import { confirmIdentity as confirmIdentityVerb } from "../confirm-identity.ts";
import { callerOf, giveSession, told } from "../caller.ts";
import { appCodeInput, proofInput, secondStepInput } from "../schema.ts";
import { disableSecondStep as disableSecondStepVerb } from "./disable-second-step.ts";
import { enableSecondStep as enableSecondStepVerb } from "./enable-second-step.ts";
import { findSecondStep } from "./queries.ts";
import { renewRecoveryCodes as renewRecoveryCodesVerb } from "./renew-recovery-codes.ts";
import { signInWithSecondStep as signInWithSecondStepVerb } from "./sign-in-with-second-step.ts";
import { startSecondStep as startSecondStepVerb } from "./start-second-step.ts";

/** The second half of an entrance; the cookies never reach the page as text. */
export const signInWithSecondStep = visitorDoor({ method: "POST" })
  .validator(secondStepInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await signInWithSecondStepVerb(data, callerOf(viewer));
    if (!answer.ok) return told(answer);
    giveSession(answer.value, answer.value.browserCookie);
    return ok({ codesLeft: answer.value.codesLeft });
  });

/** How this person proves again who they are, and whether they just did. */
export const getSecondStep = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => findSecondStep(db, viewer));

/** Confirms that it is them, for 5 minutes. The session goes on under a new cookie. */
export const confirmIdentity = buyerDoor({ method: "POST" })
  .validator(proofInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await confirmIdentityVerb(viewer, data, callerOf(viewer));
    if (!answer.ok) return told(answer);
    setResponseHeader("set-cookie", answer.value.setCookie);
    return ok();
  });

export const startSecondStep = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => startSecondStepVerb(viewer));

export const enableSecondStep = buyerDoor({ method: "POST" })
  .validator(appCodeInput)
  .handler(async ({ data, context: { viewer } }) => told(await enableSecondStepVerb(viewer, data)));

export const renewRecoveryCodes = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  renewRecoveryCodesVerb(viewer),
);

export const disableSecondStep = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  disableSecondStepVerb(viewer),
);
