import { randomUUID } from "node:crypto";
import { getRequestHeader, setResponseHeader } from "@tanstack/react-start/server";
import { limitTo, visitorDoor } from "#platform/door.ts";
import { env } from "#platform/env.ts";
import { scope } from "#platform/request-scope.ts";
import { readCookie } from "#platform/session.ts";
import { saveConsent } from "./save-consent.ts";
import { CONSENT_COOKIE, consentCookie, readConsent } from "./rules.ts";
import { consentInput } from "./schema.ts";

/** Keeps a yes or a no, signed in or not; the cookie remembers it in this browser. */
export const saveConsentFn = visitorDoor({ method: "POST" })
  .middleware([limitTo({ name: "consent", points: 20, seconds: 60 })])
  .validator(consentInput)
  .handler(async ({ data: { isGiven, how }, context: { viewer } }) => {
    const saved = readConsent(readCookie(getRequestHeader("cookie") ?? null, CONSENT_COOKIE));
    const browserId = saved?.browserId ?? randomUUID();
    const answer = await saveConsent({
      userId: viewer?.userId ?? null,
      browserId,
      isGiven,
      how,
      ip: scope()?.ip ?? "",
      userAgent: getRequestHeader("user-agent") ?? "",
    });
    const cookie = consentCookie({ version: answer.value.version, isGiven, browserId }, env.publicUrl.startsWith("https://"));
    setResponseHeader("set-cookie", cookie);
    return answer;
  });
