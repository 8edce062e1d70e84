import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { authorDoor, buyerDoor, limitTo } from "#platform/door.ts";
import { postNews as postVerb, removeNews as removeVerb } from "./post-news.ts";
import { readFollowers } from "./queries.ts";
import { ofNewsInput, postNewsInput, storeLettersInput } from "./schema.ts";
import { wantLetters as wantVerb } from "./want-letters.ts";

const STATUS: Record<string, number> = { not_found: 404, not_followed: 404, closed: 403, unfit: 422 };

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(STATUS[answer.reason] ?? 409);
  return answer;
}

export const getFollowers = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readFollowers(viewer.storeId));

export const postNews = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "store-news", points: 20, seconds: 600 })])
  .validator(postNewsInput)
  .handler(async ({ data, context: { viewer } }) => told(await postVerb(viewer, data)));

export const removeNews = authorDoor({ method: "POST" })
  .validator(ofNewsInput)
  .handler(async ({ data, context: { viewer } }) => told(await removeVerb(viewer, data.newsId)));

export const wantStoreLetters = buyerDoor({ method: "POST" })
  .validator(storeLettersInput)
  .handler(async ({ data, context: { viewer } }) => told(await wantVerb(viewer.userId, data)));
