import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { isSlug } from "#kit/is-slug.ts";
import { visitorDoor } from "#platform/door.ts";
import { readProfilePage } from "./queries.ts";
import { readProfileSearch } from "./schema.ts";

/** A person's public page. A closed one is not there for anybody but its owner. */
export const getProfilePage = visitorDoor({ method: "GET" })
  .validator(z.object({ slug: z.string().max(100), search: z.record(z.string(), z.unknown()).transform(readProfileSearch) }))
  .handler(async ({ data, context: { viewer } }) => {
    const page = isSlug(data.slug) ? await readProfilePage(data.slug, data.search, viewer?.userId ?? null) : null;
    if (!page) throw notFound();
    return page;
  });
