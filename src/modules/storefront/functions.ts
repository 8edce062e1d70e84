import { notFound } from "@tanstack/react-router";
import { getRequestHeader, setResponseStatus } from "@tanstack/react-start/server";
import * as z from "zod";
import { findCartId } from "#modules/cart/find-cart.ts";
import { summariseCart } from "#modules/cart/queries.ts";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import { findProductPage } from "#modules/catalog/queries/product-page.ts";
import { listStores } from "#modules/catalog/queries/store-list.ts";
import { findStorePage } from "#modules/catalog/queries/store-page.ts";
import { readListingSearch, readShelfSearch } from "#modules/catalog/schema/listing-search.ts";
import { publicDoor, visitorDoor } from "#platform/door.ts";
import { tagPage } from "#platform/request-scope.ts";
import { readFrame } from "./queries/frame.ts";
import { readHomePage } from "./queries/home-page.ts";
import { readVisit } from "./queries/visit.ts";

const slug = z.string().max(100);

export const getFrame = publicDoor().handler(() => {
  tagPage("frame");
  return readFrame(new Date());
});

export const getHomePage = publicDoor().handler(() => {
  tagPage("home");
  return readHomePage();
});

export const getListing = publicDoor()
  .validator(readListingSearch)
  .handler(async ({ data }) => {
    tagPage("list");
    const listing = await listProducts(data);
    if (!listing) throw notFound();
    return listing;
  });

export const getProductPage = publicDoor()
  .validator(z.object({ slug }))
  .handler(async ({ data }) => {
    const answer = await findProductPage(data.slug);
    if (!answer) throw notFound();
    if (answer.state === "publicado") tagPage(`product:${answer.id}`, `store:${answer.seller.id}`);
    else if (answer.state !== "mudou") setResponseStatus(answer.state === "pausado" ? 404 : 410);
    return answer;
  });

export const getStoreList = publicDoor()
  .validator(readShelfSearch)
  .handler(({ data }) => {
    tagPage("list");
    return listStores(data);
  });

export const getStorePage = publicDoor()
  .validator(z.object({ slug, search: z.record(z.string(), z.unknown()).transform(readShelfSearch) }))
  .handler(async ({ data }) => {
    const store = await findStorePage(data.slug, data.search);
    if (!store) throw notFound();
    tagPage(`store:${store.id}`);
    return store;
  });

/** The one call of an open page that knows the person. */
export const getVisit = visitorDoor().handler(async ({ context: { viewer } }) => {
  const cartId = await findCartId(getRequestHeader("cookie") ?? null, viewer);
  return readVisit(viewer, await summariseCart(cartId));
});
