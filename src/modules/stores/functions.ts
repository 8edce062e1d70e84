import { notFound } from "@tanstack/react-router";
import { authorDoor, limitTo } from "#platform/door.ts";
import { respondWith } from "#platform/respond.ts";
import { closeStore, reopenStore } from "./close-store.ts";
import { readMyStore } from "./queries.ts";
import { renameStore } from "./rename-store.ts";
import { addressInput, closingInput, couponsShownInput, thanksInput } from "./schema.ts";
import { showCoupons } from "./show-coupons.ts";
import { writeThanks } from "./write-thanks.ts";

const respond = respondWith({}, 422);

export const getMyStore = authorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const store = await readMyStore(viewer.storeId);
  if (!store) throw notFound();
  return store;
});

export const closeStoreFn = authorDoor({ method: "POST" })
  .validator(closingInput)
  .handler(async ({ data, context: { viewer } }) => respond(await closeStore(viewer, data)));

export const reopenStoreFn = authorDoor({ method: "POST" }).handler(({ context: { viewer } }) => reopenStore(viewer));

export const showCouponsFn = authorDoor({ method: "POST" })
  .validator(couponsShownInput)
  .handler(({ data, context: { viewer } }) => showCoupons(viewer, data.shows));

export const writeThanksFn = authorDoor({ method: "POST" })
  .validator(thanksInput)
  .handler(async ({ data, context: { viewer } }) => respond(await writeThanks(viewer, data.words)));

export const renameStoreFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "store-address", points: 10, seconds: 600 })])
  .validator(addressInput)
  .handler(async ({ data, context: { viewer } }) => respond(await renameStore(viewer, data)));
