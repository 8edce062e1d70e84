import { notFound } from "@tanstack/react-router";
import { authorDoor } from "#platform/door.ts";
import { readStudio } from "./queries.ts";

/** What the author arranges the store's page with. */
export const getStoreStudio = authorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const studio = await readStudio(viewer.storeId);
  if (!studio) throw notFound();
  return studio;
});
