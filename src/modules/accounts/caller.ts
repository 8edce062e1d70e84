import { getRequestHeader, setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { scope } from "#platform/request-scope.ts";
import type { Viewer } from "#platform/session.ts";
import type { Limited } from "./limits.ts";
import { readDeviceToken } from "./devices/device-cookie.ts";
import type { Caller, OpenedSession } from "./open-session.ts";
import { readBrowserToken } from "./second-step/remembered-browser.ts";

/** The browser and network this request comes from, for the doors. */
export const callerOf = (viewer: Viewer | null): Caller => ({
  ip: scope()?.ip ?? "",
  userAgent: getRequestHeader("user-agent") ?? null,
  sessionId: viewer?.sessionId ?? null,
  browser: readBrowserToken(getRequestHeader("cookie") ?? null),
  device: readDeviceToken(getRequestHeader("cookie") ?? null),
});

/** The browser gets a session, and what makes it known again, as cookies: never as text. */
export function giveSession({ setCookie, deviceCookie }: OpenedSession, browserCookie: string | null = null): void {
  setResponseHeader("set-cookie", [setCookie, deviceCookie, ...(browserCookie ? [browserCookie] : [])]);
}

/** A reached limit is also an HTTP 429 with its wait. */
export function respondLimited<A extends Outcome<unknown, string> | Limited>(answer: A): A {
  if ("waitSeconds" in answer) {
    setResponseStatus(429);
    setResponseHeader("retry-after", String(answer.waitSeconds));
  }
  return answer;
}
