import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createUser } from "../../../../tests/factories.ts";
import { saveConsent } from "./save-consent.ts";
import { listConsents } from "./queries.ts";
import { allows, CONSENT_VERSION, consentCookie, mustAsk, readConsent } from "./rules.ts";
import { consents } from "./tables.ts";

describe("consent", () => {
  it("each answer is kept, with the text read, where, when and from which network; none erases the one before", async () => {
    const user = await createUser();
    const requested = { userId: user.id, browserId: randomUUID(), ip: "203.0.113.77", userAgent: "x".repeat(400) };
    await saveConsent({ ...requested, isGiven: true, how: "aviso" });
    await saveConsent({ ...requested, isGiven: false, how: "rodape" });
    const { answers } = await listConsents(user.id);
    expect(answers).toMatchObject([
      { isGiven: false, how: "rodape", textVersion: CONSENT_VERSION },
      { isGiven: true, how: "aviso", textVersion: CONSENT_VERSION },
    ]);
    const [row] = await db.select().from(consents).where(eq(consents.userId, user.id));
    expect(row).toMatchObject({ ipPrefix: "203.0.113", userAgent: "x".repeat(256), purpose: "medicao" });
  });

  it("visitors who are not signed in have proof too, of the browser only", async () => {
    const browserId = randomUUID();
    await saveConsent({ userId: null, browserId, isGiven: false, how: "aviso", ip: "", userAgent: "" });
    expect(await db.select().from(consents).where(eq(consents.browserId, browserId))).toHaveLength(1);
  });

  it("the cookie comes back as it was", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.uuid(), (isGiven, browserId) => {
        const value = consentCookie({ version: CONSENT_VERSION, isGiven, browserId }, true).split(/[=;]/)[1] ?? "";
        const saved = readConsent(value);
        expect(saved).toEqual({ version: CONSENT_VERSION, isGiven, browserId });
        expect([allows(saved), mustAsk(saved)]).toEqual([isGiven, false]);
      }),
    );
  });

  it.each([null, "", "sim", "2026-11.sim.x", "2026-11.talvez.0d5b1a3e-8f5e-4b6a-9a0a-2f0c5d1f7e11"])(
    "%j is no answer: nothing optional runs and the question is asked",
    (cookie) => {
      expect([allows(readConsent(cookie)), mustAsk(readConsent(cookie))]).toEqual([false, true]);
    },
  );

  it("a yes to other words does not count for these", () => {
    const old = readConsent("2025-01.sim.0d5b1a3e-8f5e-4b6a-9a0a-2f0c5d1f7e11");
    expect([allows(old), mustAsk(old)]).toEqual([false, true]);
  });
});
