import { setResponseHeader } from "@tanstack/react-start/server";
import { ok } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { buyerDoor, visitorDoor } from "#platform/door.ts";
import { confirmIdentity } from "../confirm-identity.ts";
import { callerOf, giveSession, respondLimited } from "../caller.ts";
import { appCodeInput, proofInput, secondStepInput } from "../schema.ts";
import { disableSecondStep } from "./disable-second-step.ts";
import { enableSecondStep } from "./enable-second-step.ts";
import { findSecondStep } from "./queries.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { signInWithSecondStep } from "./sign-in-with-second-step.ts";
import { startSecondStep } from "./start-second-step.ts";

/** The second half of an entrance; the cookies never reach the page as text. */
export const signInWithSecondStepFn = visitorDoor({ method: "POST" })
  .validator(secondStepInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await signInWithSecondStep(data, callerOf(viewer));
    if (!answer.ok) return respondLimited(answer);
    giveSession(answer.value, answer.value.browserCookie);
    return ok({ codesLeft: answer.value.codesLeft });
  });

/** How this person proves again who they are, and whether they just did. */
export const getSecondStep = buyerDoor({ method: "GET" }).handler(({ context: { viewer } }) => findSecondStep(db, viewer));

/** Confirms that it is them, for 5 minutes. The session goes on under a new cookie. */
export const confirmIdentityFn = buyerDoor({ method: "POST" })
  .validator(proofInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await confirmIdentity(viewer, data, callerOf(viewer));
    if (!answer.ok) return respondLimited(answer);
    setResponseHeader("set-cookie", answer.value.setCookies);
    return ok();
  });

export const startSecondStepFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => startSecondStep(viewer));

export const enableSecondStepFn = buyerDoor({ method: "POST" })
  .validator(appCodeInput)
  .handler(async ({ data, context: { viewer } }) => respondLimited(await enableSecondStep(viewer, data)));

export const renewRecoveryCodesFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  renewRecoveryCodes(viewer),
);

export const disableSecondStepFn = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => disableSecondStep(viewer));
