import { authorDoor, limitTo } from "#platform/door.ts";
import { respondWith } from "#platform/respond.ts";
import { publishStorePage } from "./publish-store-page.ts";
import { discardStorePage, saveStorePage } from "./save-store-page.ts";
import { publishStorePageInput, saveStorePageInput } from "./schema.ts";

const STATUS: Record<string, number> = { conflict: 409, not_found: 404, closed: 403 };

const respond = respondWith(STATUS, 422);

/** Answers the revision it is now. */
export const saveStorePageFn = authorDoor({ method: "POST" })
  .validator(saveStorePageInput)
  .handler(async ({ data, context: { viewer } }) => respond(await saveStorePage(viewer, data)));

export const discardStorePageFn = authorDoor({ method: "POST" }).handler(({ context: { viewer } }) => discardStorePage(viewer));

export const publishStorePageFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "store-face", points: 20, seconds: 600 })])
  .validator(publishStorePageInput)
  .handler(async ({ data, context: { viewer } }) => respond(await publishStorePage(viewer, data)));
