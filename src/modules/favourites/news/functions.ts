import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { authorDoor, buyerDoor, limitTo } from "#platform/door.ts";
import { postNews, removeNews } from "./post-news.ts";
import { readFollowers } from "./queries.ts";
import { ofNewsInput, postNewsInput, storeEmailsInput } from "./schema.ts";
import { wantEmails } from "./want-emails.ts";

const STATUS: Record<string, number> = { not_found: 404, not_followed: 404, closed: 403, unfit: 422 };

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(STATUS[answer.reason] ?? 409);
  return answer;
}

export const getFollowers = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readFollowers(viewer.storeId));

export const postNewsFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "store-news", points: 20, seconds: 600 })])
  .validator(postNewsInput)
  .handler(async ({ data, context: { viewer } }) => told(await postNews(viewer, data)));

export const removeNewsFn = authorDoor({ method: "POST" })
  .validator(ofNewsInput)
  .handler(async ({ data, context: { viewer } }) => told(await removeNews(viewer, data.newsId)));

export const wantStoreEmails = buyerDoor({ method: "POST" })
  .validator(storeEmailsInput)
  .handler(async ({ data, context: { viewer } }) => told(await wantEmails(viewer.userId, data)));
