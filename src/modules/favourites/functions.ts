import { notFound } from "@tanstack/react-router";
import { getRequestHeader, setCookie, setResponseStatus } from "@tanstack/react-start/server";
import { ok, type Outcome } from "#kit/outcome.ts";
import { buyerDoor } from "#platform/door.ts";
import { CART_COOKIE, cartCookieOptions } from "../cart/cart-cookie.ts";
import { findCartId } from "../cart/find-cart.ts";
import { summariseCart } from "../cart/queries.ts";
import { buyList as buyListVerb } from "./buy-list.ts";
import { createList as createListVerb } from "./create-list.ts";
import { deleteList as deleteListVerb } from "./delete-list.ts";
import { dropFavourite as dropFavouriteVerb } from "./drop-favourite.ts";
import { followStore as followStoreVerb } from "./follow-store.ts";
import { keepFavourite as keepFavouriteVerb } from "./keep-favourite.ts";
import { mergeFavourites as mergeFavouritesVerb } from "./merge-favourites.ts";
import { noteFavourite as noteFavouriteVerb } from "./note-favourite.ts";
import { readFavouritesPage } from "./queries/favourites-page.ts";
import { readListChoices } from "./queries/list-choices.ts";
import { renameList as renameListVerb } from "./rename-list.ts";
import { readFavouritesSearch } from "./schema/favourites-page.ts";
import {
  alertsInput,
  createListInput,
  keepInput,
  mergeInput,
  noteInput,
  ofListInput,
  ofProductInput,
  ofStoreInput,
  renameListInput,
} from "./schema/inputs.ts";
import { setAlerts as setAlertsVerb } from "./set-alerts.ts";
import { unfollowStore as unfollowStoreVerb } from "./unfollow-store.ts";

const MISSING = ["gone", "no_list", "not_kept", "no_store"];

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(MISSING.includes(answer.reason) ? 404 : 409);
  return answer;
}

export const getFavourites = buyerDoor({ method: "GET" })
  .validator(readFavouritesSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const page = await readFavouritesPage(viewer.userId, data);
    if (!page) throw notFound();
    return page;
  });

/** The lists of this person, with the one that keeps this material. */
export const getListChoices = buyerDoor({ method: "GET" })
  .validator(ofProductInput)
  .handler(({ data, context: { viewer } }) => readListChoices(viewer.userId, data.productId));

/** Answers the id of the list it is in. */
export const keepFavourite = buyerDoor({ method: "POST" })
  .validator(keepInput)
  .handler(async ({ data, context: { viewer } }) => told(await keepFavouriteVerb(viewer.userId, data.productId, data.listId)));

export const dropFavourite = buyerDoor({ method: "POST" })
  .validator(ofProductInput)
  .handler(({ data, context: { viewer } }) => dropFavouriteVerb(viewer.userId, data.productId));

export const mergeFavourites = buyerDoor({ method: "POST" })
  .validator(mergeInput)
  .handler(({ data, context: { viewer } }) => mergeFavouritesVerb(viewer.userId, data.productIds));

export const noteFavourite = buyerDoor({ method: "POST" })
  .validator(noteInput)
  .handler(async ({ data, context: { viewer } }) => told(await noteFavouriteVerb(viewer.userId, data.productId, data.note)));

/** Answers its id. */
export const createList = buyerDoor({ method: "POST" })
  .validator(createListInput)
  .handler(async ({ data, context: { viewer } }) => told(await createListVerb(viewer.userId, data.name)));

export const renameList = buyerDoor({ method: "POST" })
  .validator(renameListInput)
  .handler(async ({ data, context: { viewer } }) => told(await renameListVerb(viewer.userId, data.listId, data.name)));

export const deleteList = buyerDoor({ method: "POST" })
  .validator(ofListInput)
  .handler(async ({ data, context: { viewer } }) => told(await deleteListVerb(viewer.userId, data.listId)));

export const setAlerts = buyerDoor({ method: "POST" })
  .validator(alertsInput)
  .handler(async ({ data, context: { viewer } }) => told(await setAlertsVerb(viewer.userId, data.listId, data.hasAlerts)));

/** Answers what the cart holds afterwards and how much of the list is in it. */
export const buyList = buyerDoor({ method: "POST" })
  .validator(ofListInput)
  .handler(async ({ data, context: { viewer } }) => {
    const cartId = await findCartId(getRequestHeader("cookie") ?? null, viewer);
    const bought = told(await buyListVerb({ cartId, viewer }, viewer.userId, data.listId));
    if (!bought.ok) return bought;
    const { newToken, added, isCartFull } = bought.value;
    if (newToken) setCookie(CART_COOKIE, newToken, cartCookieOptions);
    return ok({ added, isCartFull, cart: await summariseCart(bought.value.cartId) });
  });

export const followStore = buyerDoor({ method: "POST" })
  .validator(ofStoreInput)
  .handler(async ({ data, context: { viewer } }) => told(await followStoreVerb(viewer.userId, data.storeId)));

export const unfollowStore = buyerDoor({ method: "POST" })
  .validator(ofStoreInput)
  .handler(({ data, context: { viewer } }) => unfollowStoreVerb(viewer.userId, data.storeId));
