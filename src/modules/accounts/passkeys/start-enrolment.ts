import { generateRegistrationOptions } from "@simplewebauthn/server";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { AnswerOf } from "#kit/answer.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { requireStepUp } from "../step-up.ts";
import { issueChallenge } from "./challenges.ts";
import { findPasskeys } from "./queries.ts";
import { RELYING_PARTY } from "./relying-party.ts";
import { MOST_PASSKEYS } from "./rules.ts";

type CreationOptions = Omit<AnswerOf<typeof generateRegistrationOptions>, "extensions">;

/** What the browser needs to make a passkey for the person, in a device where they have none yet. */
export async function startEnrolment(viewer: Viewer): Promise<Outcome<CreationOptions, "step_up_needed" | "too_many_passkeys">> {
  return transact(async (tx) => {
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    const { userId, name, email } = viewer;
    const known = await findPasskeys(tx, userId);
    if (known.length >= MOST_PASSKEYS) return refuse("too_many_passkeys");
    const challenge = await issueChallenge(tx, { for: "enrolment", userId });
    const { extensions: _, ...options } = await generateRegistrationOptions({
      rpName: RELYING_PARTY.name,
      rpID: RELYING_PARTY.id,
      userID: new TextEncoder().encode(userId),
      userName: email,
      userDisplayName: name,
      challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
      timeout: 300_000,
      attestationType: "none",
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return ok(options);
  });
}
