import { notFound } from "@tanstack/react-router";
import { getRequestHeader, setResponseStatus } from "@tanstack/react-start/server";
import * as z from "zod";
import { findCartId } from "#modules/cart/find-cart.ts";
import { summariseCart } from "#modules/cart/queries.ts";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import { findOwnProductPage } from "#modules/catalog/queries/own-product-page.ts";
import { listStores } from "#modules/catalog/queries/store-list.ts";
import { readListingSearch } from "#modules/catalog/schema/listing-search.ts";
import { readStoreListSearch } from "#modules/catalog/schema/store-list-search.ts";
import { authorDoor, publicDoor, visitorDoor } from "#platform/door.ts";
import { tagPage } from "#platform/request-scope.ts";
import { readCategorySections } from "./queries/category-sections.ts";
import { readFrame } from "./queries/frame.ts";
import { readProductPreview } from "./queries/product-preview.ts";
import { readStorePage } from "./queries/store-view.ts";
import { readProductPage, readQuickView, viewOf } from "./queries/product-view.ts";
import { readVisit } from "./queries/visit.ts";
import type { ListingView } from "./schema/category-sections.ts";
import type { OwnProductView } from "./schema/product-view.ts";
import { readStoreSearch } from "./schema/store-search.ts";

const slug = z.string().max(100);

export const getFrame = publicDoor().handler(() => {
  tagPage("frame");
  return readFrame(new Date());
});

export const getListing = publicDoor()
  .validator(readListingSearch)
  .handler(async ({ data }) => {
    tagPage("list");
    const listing = await listProducts(data);
    if (!listing) throw notFound();
    return { ...listing, sections: await readCategorySections(listing) } satisfies ListingView;
  });

export const getProductPage = publicDoor()
  .validator(z.object({ slug }))
  .handler(async ({ data }) => {
    const answer = await readProductPage(data.slug);
    if (!answer) throw notFound();
    if (answer.state === "publicado") tagPage(`product:${answer.product.id}`, `store:${answer.product.seller.id}`);
    else if (answer.state !== "mudou") setResponseStatus(answer.state === "pausado" ? 404 : 410);
    return answer;
  });

/** A product in short, over the page one is on. */
export const getQuickView = publicDoor()
  .validator(z.object({ slug }))
  .handler(async ({ data }) => {
    const answer = await readQuickView(data.slug);
    if (!answer) throw notFound();
    if (!("state" in answer)) tagPage(`product:${answer.product.id}`, `store:${answer.product.seller.id}`);
    return answer;
  });

/** What only its author sees of a product that is not on sale; null for anybody else's. */
export const getOwnProduct = authorDoor()
  .validator(z.object({ slug }))
  .handler(async ({ data, context: { viewer } }): Promise<OwnProductView | null> => {
    const own = await findOwnProductPage(viewer.storeId, data.slug);
    return own && { ...(await viewOf(own.product)), status: own.status };
  });

/** A product as its page would be with what is saved of it, to its author only. */
export const getProductPreview = authorDoor({ method: "GET" })
  .validator(z.strictObject({ productId: z.number().int().positive() }))
  .handler(async ({ data, context: { viewer } }) => {
    const view = await readProductPreview(viewer.storeId, data.productId);
    if (!view) throw notFound();
    return view;
  });

export const getStoreList = publicDoor()
  .validator(readStoreListSearch)
  .handler(async ({ data }) => {
    tagPage("list");
    const list = await listStores(data);
    if (!list) throw notFound();
    return list;
  });

export const getStorePage = publicDoor()
  .validator(z.object({ slug, search: z.record(z.string(), z.unknown()).transform(readStoreSearch) }))
  .handler(async ({ data }) => {
    const answer = await readStorePage(data.slug, data.search);
    if (!answer) throw notFound();
    if (answer.state === "aberta") tagPage(`store:${answer.store.id}`);
    return answer;
  });

/** The one call of an open page that knows the person. */
export const getVisit = visitorDoor().handler(async ({ context: { viewer } }) => {
  const cartId = await findCartId(getRequestHeader("cookie") ?? null, viewer);
  return readVisit(viewer, await summariseCart(cartId));
});
