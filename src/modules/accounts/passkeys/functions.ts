import { ok } from "#kit/outcome.ts";
import { buyerDoor, visitorDoor } from "#platform/door.ts";
import { callerOf, giveSession, told } from "../caller.ts";
import { finishEnrolment } from "./finish-enrolment.ts";
import { removePasskey as removePasskeyVerb } from "./remove-passkey.ts";
import { renamePasskey as renamePasskeyVerb } from "./rename-passkey.ts";
import { attestationInput, passkeyInput, passkeyNameInput, passkeySignInInput } from "./schema.ts";
import { signInWithPasskey as signInWithPasskeyVerb } from "./sign-in-with-passkey.ts";
import { startAssertion } from "./start-assertion.ts";
import { startEnrolment } from "./start-enrolment.ts";

export const startPasskeySignIn = visitorDoor({ method: "POST" }).handler(() => startAssertion({ for: "sign-in" }));

export const signInWithPasskey = visitorDoor({ method: "POST" })
  .validator(passkeySignInInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await signInWithPasskeyVerb(data, callerOf(viewer));
    if (!answer.ok) return told(answer);
    giveSession(answer.value);
    return ok();
  });

/** A signature that `confirmIdentity` takes as proof. */
export const startPasskeyProof = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) =>
  startAssertion({ for: "step-up", userId: viewer.userId }),
);

export const startPasskey = buyerDoor({ method: "POST" }).handler(({ context: { viewer } }) => startEnrolment(viewer));

export const keepPasskey = buyerDoor({ method: "POST" })
  .validator(attestationInput)
  .handler(({ data, context: { viewer } }) => finishEnrolment(viewer, data, callerOf(viewer)));

export const renamePasskey = buyerDoor({ method: "POST" })
  .validator(passkeyNameInput)
  .handler(({ data, context: { viewer } }) => renamePasskeyVerb(viewer, data));

export const removePasskey = buyerDoor({ method: "POST" })
  .validator(passkeyInput)
  .handler(({ data, context: { viewer } }) => removePasskeyVerb(viewer, data));
