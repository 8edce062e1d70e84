import { notFound } from "@tanstack/react-router";
import { askInput } from "#modules/catalog/change-requests/schema.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { productsAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { requestProductChanges, closeChangeRequest } from "./ask-product-changes.ts";
import { blockListedProduct, freeBlockedProduct } from "./block-product.ts";
import { moveToCategory, undoCategoryMove } from "./move-to-category.ts";
import { findProductToManage } from "./queries/find.ts";
import { listProductsToManage } from "./queries/list.ts";
import { categoryInput, productActInput, productInput, undoCategoryInput } from "./schema.ts";
import { productList } from "./search.ts";

/** What was ever published, as the address asks. */
export const getProductsToManage = productsAdminDoor({ method: "GET" })
  .validator(productList.read)
  .handler(({ data }) => listProductsToManage(data));

/** One product with its files, signs and last changes. */
export const getProductToManage = productsAdminDoor({ method: "GET" })
  .validator(productInput)
  .handler(async ({ data }) => {
    const product = await findProductToManage(data.productId);
    if (!product) throw notFound();
    return product;
  });

export const blockProductFn = productsAdminDoor({ method: "POST" })
  .validator(productActInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await blockListedProduct(viewer.userId, data))));

export const freeProductFn = productsAdminDoor({ method: "POST" })
  .validator(productActInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await freeBlockedProduct(viewer.userId, data))));

export const requestProductChangesFn = productsAdminDoor({ method: "POST" })
  .validator(askInput)
  .handler(async ({ data, context: { viewer } }) => respond(await requestProductChanges(viewer.userId, data)));

export const closeChangeRequestFn = productsAdminDoor({ method: "POST" })
  .validator(productActInput)
  .handler(async ({ data, context: { viewer } }) => respond(await closeChangeRequest(viewer.userId, data)));

export const moveToCategoryFn = productsAdminDoor({ method: "POST" })
  .validator(categoryInput)
  .handler(async ({ data, context: { viewer } }) => respond(await moveToCategory(viewer.userId, data)));

export const undoCategoryMoveFn = productsAdminDoor({ method: "POST" })
  .validator(undoCategoryInput)
  .handler(async ({ data, context: { viewer } }) => respond(await undoCategoryMove(viewer.userId, data.moves)));
