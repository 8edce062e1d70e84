import { authorDoor } from "#platform/door.ts";
import { respondWith } from "#platform/respond.ts";
import { changePrices } from "./change-prices.ts";
import { moveProducts } from "./move-products.ts";
import { pickProducts } from "./pick-products.ts";
import { moveProductsInput, newPricesInput, pickInput } from "./schema.ts";

const respond = respondWith({}, 404);

/** The marked products and what they cost, to show each new price before it holds. */
export const getPickedProducts = authorDoor({ method: "POST" })
  .validator(pickInput)
  .handler(({ data, context: { viewer } }) => pickProducts(viewer.storeId, data));

export const changePricesFn = authorDoor({ method: "POST" })
  .validator(newPricesInput)
  .handler(async ({ data, context: { viewer } }) => respond(await changePrices(viewer, data.prices)));

export const moveProductsFn = authorDoor({ method: "POST" })
  .validator(moveProductsInput)
  .handler(async ({ data, context: { viewer } }) => respond(await moveProducts(viewer, data)));
