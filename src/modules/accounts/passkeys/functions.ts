import { ok } from "#kit/outcome.ts";
import { buyerDoor, visitorDoor } from "#platform/door.ts";
import { callerOf, giveSession, respondLimited } from "../caller.ts";
import { finishEnrolment } from "./finish-enrolment.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { attestationInput, passkeyInput, passkeyNameInput, passkeySignInInput } from "./schema.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";
import { startAssertion } from "./start-assertion.ts";
import { startEnrolment } from "./start-enrolment.ts";

export const startPasskeySignIn = visitorDoor({ method: "POST" }).handler(() => startAssertion({ for: "sign-in" }));

export const signInWithPasskeyFn = visitorDoor({ method: "POST" })
  .validator(passkeySignInInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await signInWithPasskey(data, callerOf(viewer));
    if (!answer.ok) return respondLimited(answer);
    giveSession(answer.value);
    return ok();
  });

/** A signature that `confirmIdentity` takes as proof. */
export const startPasskeyProof = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  startAssertion({ for: "step-up", userId: viewer.userId }),
);

export const startPasskey = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => startEnrolment(viewer));

export const savePasskey = buyerDoor({ method: "POST" })
  .validator(attestationInput)
  .handler(({ data, context: { viewer } }) => finishEnrolment(viewer, data, callerOf(viewer)));

export const renamePasskeyFn = buyerDoor({ method: "POST" })
  .validator(passkeyNameInput)
  .handler(({ data, context: { viewer } }) => renamePasskey(viewer, data));

export const removePasskeyFn = buyerDoor({ method: "POST" })
  .validator(passkeyInput)
  .handler(({ data, context: { viewer } }) => removePasskey(viewer, data));
