import { notFound } from "@tanstack/react-router";
import { getRequestHeader, setResponseHeader } from "@tanstack/react-start/server";
import { respondLimited } from "../../accounts/caller.ts";
import { limited } from "../../accounts/limits.ts";
import { db } from "#platform/db.ts";
import { authorDoor, limitTo, publicDoor } from "#platform/door.ts";
import { defineLimit } from "#platform/limits.ts";
import { returnPoint, takePoint } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { cancelWithdrawal } from "./cancel-withdrawal.ts";
import { confirmWithdrawal } from "./confirm-withdrawal.ts";
import { denyWithdrawal } from "./deny-withdrawal.ts";
import { findWithdrawalPage, getTransferPage, isDenialLive } from "./queries.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";
import { requestWithdrawalInput, tokenInput, withdrawalIdInput } from "./schema.ts";

const REQUESTS = defineLimit({ name: "withdrawal-requests", points: 5, seconds: 86_400, shared: true, per: "person" });
const TOKEN_PAGES = { name: "withdrawal-tokens", points: 10, seconds: 60, shared: true };
/** The page of one's own withdrawal polls its state. */
const FOLLOWING = { name: "withdrawal-following", points: 60, seconds: 60 };

export const getTransfer = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => getTransferPage(viewer));

/** Five a day; refused requests do not count. */
export const requestWithdrawalFn = authorDoor({ method: "POST" })
  .validator(requestWithdrawalInput)
  .handler(async ({ data, context: { viewer } }) => {
    const waitSeconds = await takePoint(REQUESTS, viewer.userId);
    if (waitSeconds !== null) return respondLimited(limited(waitSeconds));
    const caller = { ip: scope()?.ip ?? "", userAgent: getRequestHeader("user-agent") ?? null };
    const answer = await requestWithdrawal(viewer, { amountCents: data.amount }, caller);
    if (!answer.ok) await returnPoint(REQUESTS, viewer.userId);
    return answer;
  });

export const cancelWithdrawalFn = authorDoor({ method: "POST" })
  .validator(withdrawalIdInput)
  .handler(({ data, context: { viewer } }) => cancelWithdrawal(viewer, data));

/** The pages of a token. Reading changes nothing; an unknown token and another person's give the same "not found". */
export const getWithdrawal = authorDoor({ method: "GET" })
  .middleware([limitTo(TOKEN_PAGES)])
  .validator(tokenInput)
  .handler(({ data, context: { viewer } }) => readOwn(viewer, data.token));

/** The same page, polling the state of its withdrawal. */
export const followWithdrawal = authorDoor({ method: "GET" })
  .middleware([limitTo(FOLLOWING)])
  .validator(tokenInput)
  .handler(({ data, context: { viewer } }) => readOwn(viewer, data.token));

async function readOwn(viewer: Parameters<typeof findWithdrawalPage>[1], token: string) {
  setResponseHeader("referrer-policy", "no-referrer");
  const found = await findWithdrawalPage(db, viewer, token);
  if (!found) throw notFound();
  return found;
}

export const confirmWithdrawalFn = authorDoor({ method: "POST" })
  .middleware([limitTo(TOKEN_PAGES)])
  .validator(tokenInput)
  .handler(({ data, context: { viewer } }) => confirmWithdrawal(viewer, data));

/** Whether the "não fui eu" link of an e-mail still works. Opening it changes nothing, because mail scanners open links. */
export const readDenial = publicDoor({ method: "GET" })
  .middleware([limitTo(TOKEN_PAGES)])
  .validator(tokenInput)
  .handler(async ({ data }) => {
    setResponseHeader("referrer-policy", "no-referrer");
    return { isLive: await isDenialLive(data.token) };
  });

export const denyWithdrawalFn = publicDoor({ method: "POST" })
  .middleware([limitTo(TOKEN_PAGES)])
  .validator(tokenInput)
  .handler(({ data }) => denyWithdrawal(data));
