import { notFound } from "@tanstack/react-router";
import { authorDoor } from "#platform/door.ts";
import { pickInput } from "#modules/catalog/picking/schema.ts";
import { findToPick, readStoreEditor } from "./queries.ts";

/** What the author arranges the store's page with. */
export const getStoreEditor = authorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const studio = await readStoreEditor(viewer.storeId);
  if (!studio) throw notFound();
  return studio;
});

/** Products of the store to pick, by words of their titles. */
export const findStoreProductsToPick = authorDoor({ method: "GET" })
  .validator(pickInput)
  .handler(({ data, context: { viewer } }) => findToPick(viewer.storeId, data.words));
