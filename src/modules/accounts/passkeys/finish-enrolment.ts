import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { deviceName } from "#kit/device-name.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { lockAccount } from "../find-account.ts";
import type { Caller } from "../open-session.ts";
import { noteCredentialChange } from "../second-step/credential-changes.ts";
import { noteSecurity } from "../security-log.ts";
import { spendChallenge } from "./challenges.ts";
import { MOST_PASSKEYS } from "./rules.ts";
import { findPasskeys } from "./queries.ts";
import { RELYING_PARTY } from "./relying-party.ts";
import { type Attestation, passkeyAddedEmail } from "./schema.ts";
import { passkeys } from "./tables.ts";

type Enrolled = Outcome<{ passkeyId: string }, "passkey_refused" | "passkey_known" | "too_many_passkeys">;

/**
 * Keeps the passkey the browser just made for a challenge of `startEnrolment`, named after the device, and tells its owner.
 * A key of another site, without the person's own verification, or answering an old challenge is `passkey_refused`.
 */
export async function finishEnrolment(viewer: Viewer, made: Attestation, caller: Caller): Promise<Enrolled> {
  const { userId, name, email } = viewer;
  try {
    const enrolled = await transact<Enrolled>(async (tx) => {
      await lockAccount(tx, userId);
      if ((await findPasskeys(tx, userId)).length >= MOST_PASSKEYS) return refuse("too_many_passkeys");
      const expectedChallenge = await spendChallenge(tx, { for: "enrolment", userId }, made.clientDataJSON);
      const credential = expectedChallenge === null ? null : await readCredential(made, expectedChallenge);
      if (!credential) return refuse("passkey_refused");
      const passkey = deviceName(caller.userAgent);
      const [saved] = await tx
        .insert(passkeys)
        .values({ ...credential, userId, name: passkey, transports: made.transports })
        .returning({ passkeyId: passkeys.id });
      if (!saved) throw new Error("the passkey was not kept");
      await noteCredentialChange(tx, userId, "chave_nova", passkey);
      await enqueueEmail(tx, passkeyAddedEmail, { ref: newId(), to: email, payload: { name, passkey } });
      return ok(saved);
    });
    noteSecurity(enrolled.ok ? "passkey added" : "passkey refused", caller.ip);
    return enrolled;
  } catch (error) {
    if (isUniqueViolation(error, "passkeys_credential_id_key")) return refuse("passkey_known");
    throw error;
  }
}

async function readCredential({ id, clientDataJSON, attestationObject }: Attestation, expectedChallenge: string) {
  // The library throws at whatever is wrong with what a stranger sent.
  const answer = await verifyRegistrationResponse({
    response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    expectedChallenge,
    expectedOrigin: RELYING_PARTY.origin,
    expectedRPID: RELYING_PARTY.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!answer?.verified) return null;
  const { credential, credentialBackedUp } = answer.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString("base64url");
  return { credentialId: credential.id, publicKey, counter: credential.counter, isSynced: credentialBackedUp };
}
