import { redirect } from "@tanstack/react-router";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import { ok, type Outcome } from "#kit/outcome.ts";
import { ownPath } from "#kit/safe-path.ts";
import { visitorDoor } from "#platform/door.ts";
import { scope } from "#platform/request-scope.ts";
import { CLEARED_SESSION_COOKIE } from "#platform/session.ts";
import { callerOf, giveSession, told } from "./caller.ts";
import { googleSettings } from "./google/settings.ts";
import { type Limited, networkKey, RESET_PAGES, takeTurn } from "./limits.ts";
import type { OpenedSession } from "./open-session.ts";
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
import type { SecondStepAsked } from "./second-step/entrance.ts";
import { signInWithCode as signInWithCodeVerb } from "./sign-in-with-code.ts";
import { signInWithPassword as signInWithPasswordVerb } from "./sign-in-with-password.ts";
import { signOut as signOutVerb } from "./sign-out.ts";
import { signUp as signUpVerb } from "./sign-up.ts";

/** The browser gets the session, or the ticket of the second step. */
function entered<R extends string>(
  answer: Outcome<OpenedSession, R> | SecondStepAsked | Limited,
): Outcome<{ ticket: string | null }, R> | Limited {
  if ("ticket" in answer) return ok({ ticket: answer.ticket });
  if (!answer.ok) return told(answer);
  giveSession(answer.value);
  return ok({ ticket: null });
}

/** What the page must know before it is drawn. Someone signed in goes on to where they were going. */
export const openLoginPage = visitorDoor({ method: "GET" })
  .validator(loginPageInput)
  .handler(async ({ data, context: { viewer } }): Promise<{ link: ResetLink; hasGoogle: boolean }> => {
    const hasGoogle = googleSettings() !== null;
    if (data.token === null) {
      if (viewer && !data.asksReset) throw redirect({ href: ownPath(data.volta) });
      return { link: "none", hasGoogle };
    }
    setResponseHeader("referrer-policy", "no-referrer");
    const refused = await takeTurn([RESET_PAGES, networkKey(scope()?.ip ?? "")]);
    if (refused) {
      told(refused);
      return { link: "limited", hasGoogle };
    }
    if (await isResetLinkLive(data.token)) return { link: "live", hasGoogle };
    setResponseStatus(410);
    return { link: "dead", hasGoogle };
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
