import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { authorDoor, limitTo } from "#platform/door.ts";
import { closeStore, reopenStore } from "./close-store.ts";
import { readMyStore } from "./queries.ts";
import { renameStore } from "./rename-store.ts";
import { addressInput, closingInput, couponsShownInput, thanksInput } from "./schema.ts";
import { showCoupons } from "./show-coupons.ts";
import { writeThanks } from "./write-thanks.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(422);
  return answer;
}

export const getMyStore = authorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const store = await readMyStore(viewer.storeId);
  if (!store) throw notFound();
  return store;
});

export const closeStoreFn = authorDoor({ method: "POST" })
  .validator(closingInput)
  .handler(async ({ data, context: { viewer } }) => told(await closeStore(viewer, data)));

export const reopenStoreFn = authorDoor({ method: "POST" }).handler(({ context: { viewer } }) => reopenStore(viewer));

export const showCouponsFn = authorDoor({ method: "POST" })
  .validator(couponsShownInput)
  .handler(({ data, context: { viewer } }) => showCoupons(viewer, data.shows));

export const writeThanksFn = authorDoor({ method: "POST" })
  .validator(thanksInput)
  .handler(async ({ data, context: { viewer } }) => told(await writeThanks(viewer, data.words)));

export const renameStoreFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "store-address", points: 10, seconds: 600 })])
  .validator(addressInput)
  .handler(async ({ data, context: { viewer } }) => told(await renameStore(viewer, data)));
