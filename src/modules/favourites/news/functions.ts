import { pickInput } from "#modules/catalog/picking/schema.ts";
import { authorDoor, buyerDoor, limitTo } from "#platform/door.ts";
import { respondWith } from "#platform/respond.ts";
import { postNews, removeNews } from "./post-news.ts";
import { listNewsProducts, readFollowers } from "./queries.ts";
import { ofNewsInput, postNewsInput, storeEmailsInput } from "./schema.ts";
import { wantEmails } from "./want-emails.ts";

const STATUS: Record<string, number> = { not_found: 404, not_followed: 404, closed: 403, unfit: 422 };

const respond = respondWith(STATUS, 409);

export const getFollowers = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readFollowers(viewer.storeId));

export const findNewsProducts = authorDoor({ method: "GET" })
  .validator(pickInput)
  .handler(({ data, context: { viewer } }) => listNewsProducts(viewer.storeId, data.words));

export const postNewsFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "store-news", points: 20, seconds: 600 })])
  .validator(postNewsInput)
  .handler(async ({ data, context: { viewer } }) => respond(await postNews(viewer, data)));

export const removeNewsFn = authorDoor({ method: "POST" })
  .validator(ofNewsInput)
  .handler(async ({ data, context: { viewer } }) => respond(await removeNews(viewer, data.newsId)));

export const wantStoreEmails = buyerDoor({ method: "POST" })
  .validator(storeEmailsInput)
  .handler(async ({ data, context: { viewer } }) => respond(await wantEmails(viewer.userId, data)));
