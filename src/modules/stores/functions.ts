import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { authorDoor, limitTo } from "#platform/door.ts";
import { closeStore as closeVerb, reopenStore as reopenVerb } from "./close-store.ts";
import { readMyStore } from "./queries.ts";
import { renameStore as renameVerb } from "./rename-store.ts";
import { addressInput, closingInput, couponsShownInput } from "./schema.ts";
import { showCoupons as showCouponsVerb } from "./show-coupons.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(422);
  return answer;
}

export const getMyStore = authorDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const store = await readMyStore(viewer.storeId);
  if (!store) throw notFound();
  return store;
});

export const closeStore = authorDoor({ method: "POST" })
  .validator(closingInput)
  .handler(async ({ data, context: { viewer } }) => told(await closeVerb(viewer, data)));

export const reopenStore = authorDoor({ method: "POST" }).handler(({ context: { viewer } }) => reopenVerb(viewer));

export const showCoupons = authorDoor({ method: "POST" })
  .validator(couponsShownInput)
  .handler(({ data, context: { viewer } }) => showCouponsVerb(viewer, data.shows));

export const renameStore = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "store-address", points: 10, seconds: 600 })])
  .validator(addressInput)
  .handler(async ({ data, context: { viewer } }) => told(await renameVerb(viewer, data)));
