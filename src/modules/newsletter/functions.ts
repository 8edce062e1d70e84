import { setResponseStatus } from "@tanstack/react-start/server";
import { ok } from "#kit/outcome.ts";
import { limitAddress, publicDoor } from "#platform/door.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { changeTopics, leaveNewsletter, returnToNewsletter } from "./change-subscription.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { readSubscription } from "./queries.ts";
import { subscribeInput, tokenInput, topicsInput } from "./schema.ts";
import { subscribe } from "./subscribe.ts";

const ASK = { name: "newsletter", points: 10, seconds: 3600, shared: true };
const PRESS = { name: "newsletter-link", points: 30, seconds: 60 };
const from = (): string => ipBucket(scope()?.ip ?? "");

/** Asks to be written to; the answer is the same whatever is known of the address. */
export const askNewsletter = publicDoor({ method: "POST" })
  .middleware([limitAddress(ASK)])
  .validator(subscribeInput)
  .handler(({ data: { email, topics, site } }) => (site ? ok() : subscribe({ email, topics, from: from() })));

export const confirmNewsletter = publicDoor({ method: "POST" })
  .middleware([limitAddress(PRESS)])
  .validator(tokenInput)
  .handler(async ({ data }) => {
    const answer = await confirmSubscription(data.token, from());
    if (!answer.ok) setResponseStatus(404);
    return answer;
  });

/** What a link in an email leads to. */
export const getSubscription = publicDoor({ method: "GET" })
  .validator(tokenInput)
  .handler(async ({ data }) => ({ subscription: await readSubscription(data.token) }));

export const changeNewsletterTopics = publicDoor({ method: "POST" })
  .middleware([limitAddress(PRESS)])
  .validator(topicsInput)
  .handler(({ data }) => changeTopics(data.token, data.topics));

export const leaveNewsletterFn = publicDoor({ method: "POST" })
  .middleware([limitAddress(PRESS)])
  .validator(tokenInput)
  .handler(({ data }) => leaveNewsletter(data.token));

export const returnToNewsletterFn = publicDoor({ method: "POST" })
  .middleware([limitAddress(PRESS)])
  .validator(tokenInput)
  .handler(({ data }) => returnToNewsletter(data.token, from()));
