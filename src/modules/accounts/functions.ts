import { redirect } from "@tanstack/react-router";
import { getRequestHeader, setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import { ok, type Outcome } from "#kit/outcome.ts";
import { ownPath } from "#kit/safe-path.ts";
import { visitorDoor } from "#platform/door.ts";
import { scope } from "#platform/request-scope.ts";
import { CLEARED_SESSION_COOKIE, type Viewer } from "#platform/session.ts";
import { type Limited, networkKey, RESET_PAGES, takeTurn } from "./limits.ts";
import type { Caller, OpenedSession } from "./open-session.ts";
import { isResetLinkLive } from "./queries.ts";
import { requestCode as requestCodeVerb } from "./request-code.ts";
import { requestReset as requestResetVerb } from "./request-reset.ts";
import { resetPassword as resetPasswordVerb } from "./reset-password.ts";
import {
  type ResetLink,
  codeInput,
  codeRequestInput,
  emailInput,
  loginPageInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
} from "./schema.ts";
import { signInWithCode as signInWithCodeVerb } from "./sign-in-with-code.ts";
import { signInWithPassword as signInWithPasswordVerb } from "./sign-in-with-password.ts";
import { signOut as signOutVerb } from "./sign-out.ts";
import { signUp as signUpVerb } from "./sign-up.ts";

const callerOf = (viewer: Viewer | null): Caller => ({
  ip: scope()?.ip ?? "",
  userAgent: getRequestHeader("user-agent") ?? null,
  sessionId: viewer?.sessionId ?? null,
});

/** A reached limit is also an HTTP 429 with its wait. */
function told<A extends Outcome<unknown, string> | Limited>(answer: A): A {
  if ("waitSeconds" in answer) {
    setResponseStatus(429);
    setResponseHeader("retry-after", String(answer.waitSeconds));
  }
  return answer;
}

/** The browser gets the session as a cookie, never as text. */
function entered<R extends string>(answer: Outcome<OpenedSession, R> | Limited) {
  if (!answer.ok) return told(answer);
  setResponseHeader("set-cookie", answer.value.setCookie);
  return ok();
}

/** What the page must know before it is drawn. Someone signed in goes on to where they were going. */
export const openLoginPage = visitorDoor({ method: "GET" })
  .validator(loginPageInput)
  .handler(async ({ data, context: { viewer } }): Promise<{ link: ResetLink }> => {
    if (data.token === null) {
      if (viewer) throw redirect({ href: ownPath(data.volta) });
      return { link: "none" };
    }
    setResponseHeader("referrer-policy", "no-referrer");
    const refused = await takeTurn([RESET_PAGES, networkKey(scope()?.ip ?? "")]);
    if (refused) {
      told(refused);
      return { link: "limited" };
    }
    if (await isResetLinkLive(data.token)) return { link: "live" };
    setResponseStatus(410);
    return { link: "dead" };
  });

export const signUp = visitorDoor({ method: "POST" })
  .validator(signUpInput)
  .handler(async ({ data, context: { viewer } }) => told(await signUpVerb(data, callerOf(viewer))));

export const signInWithPassword = visitorDoor({ method: "POST" })
  .validator(signInInput)
  .handler(async ({ data, context: { viewer } }) => entered(await signInWithPasswordVerb(data, callerOf(viewer))));

export const requestCode = visitorDoor({ method: "POST" })
  .validator(codeRequestInput)
  .handler(async ({ data, context: { viewer } }) => told(await requestCodeVerb(data, callerOf(viewer))));

export const signInWithCode = visitorDoor({ method: "POST" })
  .validator(codeInput)
  .handler(async ({ data, context: { viewer } }) => entered(await signInWithCodeVerb(data, callerOf(viewer))));

export const requestReset = visitorDoor({ method: "POST" })
  .validator(emailInput)
  .handler(async ({ data, context: { viewer } }) => told(await requestResetVerb(data, callerOf(viewer))));

export const resetPassword = visitorDoor({ method: "POST" })
  .validator(resetPasswordInput)
  .handler(async ({ data, context: { viewer } }) => entered(await resetPasswordVerb(data, callerOf(viewer))));

/** Ends this browser's session. The cart stays. */
export const signOut = visitorDoor({ method: "POST" }).handler(async ({ context: { viewer } }) => {
  const answer = await signOutVerb(viewer);
  setResponseHeader("set-cookie", CLEARED_SESSION_COOKIE);
  return answer;
});
