import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { ok, type Outcome } from "#kit/outcome.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { transact } from "#platform/db.ts";
import { type Requested, issueChallenge } from "./challenges.ts";
import { findPasskeys } from "./queries.ts";
import { RELYING_PARTY } from "./relying-party.ts";

type RequestOptions = Omit<AnswerOf<typeof generateAuthenticationOptions>, "extensions">;

/** What the browser needs to sign with a passkey. To sign in it names none: who has one chooses it, and nobody is told of. */
export async function startAssertion(requested: Requested): Promise<Outcome<RequestOptions>> {
  return transact(async (tx) => {
    const challenge = await issueChallenge(tx, requested);
    const own = "userId" in requested ? await findPasskeys(tx, requested.userId) : [];
    const { extensions: _, ...options } = await generateAuthenticationOptions({
      rpID: RELYING_PARTY.id,
      challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
      allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      timeout: 300_000,
      userVerification: "required",
    });
    return ok(options);
  });
}
