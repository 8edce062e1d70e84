import { notFound } from "@tanstack/react-router";
import { getRequestHeader } from "@tanstack/react-start/server";
import * as z from "zod";
import { limitTo, publicDoor, visitorDoor } from "#platform/door.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { scope, tagPage } from "#platform/request-scope.ts";
import { noteMiss } from "./note-miss.ts";
import { readArticle, readFaq, readHelp } from "./queries.ts";
import { readHelpSearch } from "./schema.ts";
import { voteArticle } from "./vote-article.ts";

const slug = z.string().max(80);

/** The help's front, or what answers a search; one that finds nothing is counted. */
export const getHelp = publicDoor({ method: "GET" })
  .validator(readHelpSearch)
  .handler(async ({ data: { busca } }) => {
    tagPage("frame", "help");
    const home = await readHelp(busca);
    if (busca && home.found?.length === 0) await noteMiss(busca);
    return home;
  });

export const getArticle = publicDoor({ method: "GET" })
  .validator(z.strictObject({ slug }))
  .handler(async ({ data }) => {
    tagPage("frame", "help");
    const article = await readArticle(data.slug);
    if (!article) throw notFound();
    return article;
  });

export const getFaq = publicDoor({ method: "GET" }).handler(() => {
  tagPage("frame", "help");
  return readFaq();
});

/** "Foi útil?", once for each visitor: the account, or the network and browser of who has none. */
export const voteArticleFn = visitorDoor({ method: "POST" })
  .middleware([limitTo({ name: "help-vote", points: 30, seconds: 60 })])
  .validator(z.strictObject({ slug, isUseful: z.boolean() }))
  .handler(({ data, context: { viewer } }) =>
    voteArticle(viewer?.userId ?? `${ipBucket(scope()?.ip ?? "")} ${getRequestHeader("user-agent") ?? ""}`, data),
  );
