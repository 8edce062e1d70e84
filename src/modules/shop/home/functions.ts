import * as z from "zod";
import { publicDoor, visitorDoor } from "#platform/door.ts";
import { tagPage } from "#platform/request-scope.ts";
import { readContinue } from "./queries/continue.ts";
import { readHomePage } from "./queries/home-page.ts";
import { productsOn } from "./rules/arrange-home.ts";

export const getHomePage = publicDoor().handler(async () => {
  tagPage("home");
  const home = await readHomePage(new Date());
  tagPage(...productsOn(home).map((id) => `product:${id}`));
  return home;
});

/** What whoever is here left half-way; `slugs` is what this browser saw lately. */
export const getContinue = visitorDoor({ method: "GET" })
  .validator(z.strictObject({ slugs: z.array(z.string().max(100)).max(12) }))
  .handler(({ data, context: { viewer } }) => readContinue(viewer, data.slugs));
