import { ok, type Ok } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { CONSENT_VERSION } from "./rules.ts";
import type { How } from "./schema.ts";
import { consents } from "./tables.ts";

type Answer = { userId: string | null; browserId: string; isGiven: boolean; how: How; ip: string; userAgent: string };

/** Keeps one answer as proof: what was read, where it was answered, when (database time) and from which network and browser. */
export async function saveConsent({ ip, userAgent, ...answer }: Answer): Promise<Ok<{ version: string }>> {
  await db.insert(consents).values({
    ...answer,
    purpose: "medicao",
    textVersion: CONSENT_VERSION,
    ipPrefix: ipBucket(ip),
    userAgent: userAgent.slice(0, 256),
  });
  return ok({ version: CONSENT_VERSION });
}
