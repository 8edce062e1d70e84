import { notFound } from "@tanstack/react-router";
import { authorDoor } from "#platform/door.ts";
import { readStoreEditor } from "./queries.ts";

/** What the author arranges the store's page with. */
export const getStoreEditor = authorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const studio = await readStoreEditor(viewer.storeId);
  if (!studio) throw notFound();
  return studio;
});
