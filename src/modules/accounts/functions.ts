import { redirect } from "@tanstack/react-router";
import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import { ok, type Outcome } from "#kit/outcome.ts";
import { ownPath } from "#kit/safe-path.ts";
import { visitorDoor } from "#platform/door.ts";
import { scope } from "#platform/request-scope.ts";
import { CLEARED_SESSION_COOKIE } from "#platform/session.ts";
import { callerOf, giveSession, respondLimited } from "./caller.ts";
import { googleSettings } from "./google/settings.ts";
import { type Limited, networkKey, RESET_PAGES, takeTurn } from "./limits.ts";
import type { OpenedSession } from "./open-session.ts";
import { readerOf } from "#platform/email-link.ts";
import { isResetLinkLive } from "./queries.ts";
import { requestCode } from "./request-code.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import {
  type LoginPageFacts,
  codeInput,
  codeRequestInput,
  emailInput,
  loginPageInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
} from "./schema.ts";
import type { SecondStepRequired } from "./second-step/entrance.ts";
import { signInWithCode } from "./sign-in-with-code.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";

/** The browser gets the session, or the ticket of the second step. */
function entered<R extends string>(
  answer: Outcome<OpenedSession, R> | SecondStepRequired | Limited,
): Outcome<{ ticket: string | null }, R> | Limited {
  if ("ticket" in answer) return ok({ ticket: answer.ticket });
  if (!answer.ok) return respondLimited(answer);
  giveSession(answer.value);
  return ok({ ticket: null });
}

/** What the page must know before it is drawn. Someone signed in goes on to where they were going. */
export const openLoginPage = visitorDoor({ method: "GET" })
  .validator(loginPageInput)
  .handler(async ({ data, context: { viewer } }): Promise<LoginPageFacts> => {
    const hasGoogle = googleSettings() !== null;
    if (data.token === null) {
      if (viewer && !data.asksReset) throw redirect({ href: ownPath(data.volta) });
      return { link: "none", hasGoogle, email: readerOf(data.volta) };
    }
    setResponseHeader("referrer-policy", "no-referrer");
    const refused = await takeTurn([RESET_PAGES, networkKey(scope()?.ip ?? "")]);
    if (refused) {
      respondLimited(refused);
      return { link: "limited", hasGoogle, email: null };
    }
    if (await isResetLinkLive(data.token)) return { link: "live", hasGoogle, email: null };
    setResponseStatus(410);
    return { link: "dead", hasGoogle, email: null };
  });

export const signUpFn = visitorDoor({ method: "POST" })
  .validator(signUpInput)
  .handler(async ({ data, context: { viewer } }) => respondLimited(await signUp(data, callerOf(viewer))));

export const signInWithPasswordFn = visitorDoor({ method: "POST" })
  .validator(signInInput)
  .handler(async ({ data, context: { viewer } }) => entered(await signInWithPassword(data, callerOf(viewer))));

export const requestCodeFn = visitorDoor({ method: "POST" })
  .validator(codeRequestInput)
  .handler(async ({ data, context: { viewer } }) => respondLimited(await requestCode(data, callerOf(viewer))));

export const signInWithCodeFn = visitorDoor({ method: "POST" })
  .validator(codeInput)
  .handler(async ({ data, context: { viewer } }) => entered(await signInWithCode(data, callerOf(viewer))));

export const requestResetFn = visitorDoor({ method: "POST" })
  .validator(emailInput)
  .handler(async ({ data, context: { viewer } }) => respondLimited(await requestReset(data, callerOf(viewer))));

export const resetPasswordFn = visitorDoor({ method: "POST" })
  .validator(resetPasswordInput)
  .handler(async ({ data, context: { viewer } }) => entered(await resetPassword(data, callerOf(viewer))));

/** Ends this browser's session. The cart stays. */
export const signOutFn = visitorDoor({ method: "POST" }).handler(async ({ context: { viewer } }) => {
  const answer = await signOut(viewer);
  setResponseHeader("set-cookie", CLEARED_SESSION_COOKIE);
  return answer;
});
