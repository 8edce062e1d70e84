import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { askInput } from "#modules/catalog/change-requests/schema.ts";
import type { Outcome } from "#kit/outcome.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { productsAdminDoor } from "#platform/admin-doors.ts";
import { requestProductChanges, closeChangeRequest } from "./ask-product-changes.ts";
import { blockListedProduct, freeBlockedProduct } from "./block-product.ts";
import { moveToCategory, undoCategoryMove } from "./move-to-category.ts";
import { findProductToManage } from "./queries/find.ts";
import { listProductsToManage } from "./queries/list.ts";
import { categoryInput, productActInput, productInput, undoCategoryInput } from "./schema.ts";
import { productList } from "./search.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

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
  .middleware([proveFirst])
  .validator(productActInput)
  .handler(async ({ data, context: { viewer } }) => told(await blockListedProduct(viewer.userId, data)));

export const freeProductFn = productsAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(productActInput)
  .handler(async ({ data, context: { viewer } }) => told(await freeBlockedProduct(viewer.userId, data)));

export const requestProductChangesFn = productsAdminDoor({ method: "POST" })
  .validator(askInput)
  .handler(async ({ data, context: { viewer } }) => told(await requestProductChanges(viewer.userId, data)));

export const closeChangeRequestFn = productsAdminDoor({ method: "POST" })
  .validator(productActInput)
  .handler(async ({ data, context: { viewer } }) => told(await closeChangeRequest(viewer.userId, data)));

export const moveToCategoryFn = productsAdminDoor({ method: "POST" })
  .validator(categoryInput)
  .handler(async ({ data, context: { viewer } }) => told(await moveToCategory(viewer.userId, data)));

export const undoCategoryMoveFn = productsAdminDoor({ method: "POST" })
  .validator(undoCategoryInput)
  .handler(async ({ data, context: { viewer } }) => told(await undoCategoryMove(viewer.userId, data.moves)));
