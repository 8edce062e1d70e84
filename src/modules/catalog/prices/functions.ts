import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { authorDoor } from "#platform/door.ts";
import { changePrices } from "./change-prices.ts";
import { moveProducts } from "./move-products.ts";
import { pickProducts } from "./pick-products.ts";
import { moveProductsInput, newPricesInput, pickInput } from "./schema.ts";

function told<A extends Outcome<unknown, "not_found">>(answer: A): A {
  if (!answer.ok) setResponseStatus(404);
  return answer;
}

/** The marked products and what they cost, to show each new price before it holds. */
export const getPickedProducts = authorDoor({ method: "POST" })
  .validator(pickInput)
  .handler(({ data, context: { viewer } }) => pickProducts(viewer.storeId, data));

export const changePricesFn = authorDoor({ method: "POST" })
  .validator(newPricesInput)
  .handler(async ({ data, context: { viewer } }) => told(await changePrices(viewer, data.prices)));

export const moveProductsFn = authorDoor({ method: "POST" })
  .validator(moveProductsInput)
  .handler(async ({ data, context: { viewer } }) => told(await moveProducts(viewer, data)));
