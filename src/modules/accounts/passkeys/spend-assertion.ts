import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { type Requested, spendChallenge } from "./challenges.ts";
import { RELYING_PARTY } from "./relying-party.ts";
import type { Assertion } from "./schema.ts";
import { passkeys } from "./tables.ts";

/**
 * Whose passkey signed a challenge issued for this, the person verified by their own device (finger, face, PIN); then the
 * challenge is spent. Null when anything does not hold: unknown key, other site, old challenge, a counter gone back.
 */
export async function spendAssertion(tx: Tx, requested: Requested, assertion: Assertion): Promise<string | null> {
  const expectedChallenge = await spendChallenge(tx, requested, assertion.clientDataJSON);
  if (expectedChallenge === null) return null;
  const [saved] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, assertion.id)).for("update");
  if (!saved || !namesOwner(assertion, saved.userId) || ("userId" in requested && requested.userId !== saved.userId)) return null;
  const { id, clientDataJSON, authenticatorData, signature } = assertion;
  // The library throws at whatever is wrong with what a stranger sent.
  const answer = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge,
    expectedOrigin: RELYING_PARTY.origin,
    expectedRPID: RELYING_PARTY.id,
    credential: { id, publicKey: new Uint8Array(Buffer.from(saved.publicKey, "base64url")), counter: saved.counter },
    requireUserVerification: true,
  }).catch(() => null);
  if (!answer?.verified) return null;
  const { newCounter, credentialBackedUp } = answer.authenticationInfo;
  await tx
    .update(passkeys)
    .set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, saved.id));
  return saved.userId;
}

const namesOwner = ({ userHandle }: Assertion, userId: string): boolean =>
  userHandle === null || Buffer.from(userHandle, "base64url").toString("utf8") === userId;
