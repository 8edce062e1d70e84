import { notFound } from "@tanstack/react-router";
import { getRequestHeader, setCookie } from "@tanstack/react-start/server";
import * as z from "zod";
import { ok, type Outcome } from "#kit/outcome.ts";
import { buyerDoor, publicDoor, visitorDoor } from "#platform/door.ts";
import { respondWith } from "#platform/respond.ts";
import { CART_COOKIE, cartCookieOptions } from "../cart/cart-cookie.ts";
import { findCartId } from "../cart/find-cart.ts";
import { summariseCart } from "../cart/queries.ts";
import { buyList, buySharedList, type ListBought } from "./buy-list.ts";
import { createList } from "./create-list.ts";
import { deleteList } from "./delete-list.ts";
import { dropFavourite } from "./drop-favourite.ts";
import { followStore } from "./follow-store.ts";
import { saveFavourite } from "./save-favourite.ts";
import { mergeFavourites } from "./merge-favourites.ts";
import { noteFavourite } from "./note-favourite.ts";
import { readFavouritesPage } from "./queries/favourites-page.ts";
import { readListChoices } from "./queries/list-choices.ts";
import { findSharedList } from "./queries/shared-lists.ts";
import { renameList } from "./rename-list.ts";
import { isShareToken } from "./rules.ts";
import { readFavouritesSearch } from "./schema/favourites-page.ts";
import {
  alertsInput,
  createListInput,
  saveFavouriteInput,
  mergeInput,
  noteInput,
  ofListInput,
  ofProductInput,
  ofStoreInput,
  ofSharedInput,
  renameListInput,
  shareListInput,
} from "./schema/inputs.ts";
import { setAlerts } from "./set-alerts.ts";
import { shareList } from "./share-list.ts";
import { unfollowStore } from "./unfollow-store.ts";

const respond = respondWith({ gone: 404, no_list: 404, not_kept: 404, no_store: 404 }, 409);

export const getFavourites = buyerDoor({ method: "GET" })
  .validator(readFavouritesSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const page = await readFavouritesPage(viewer.userId, data);
    if (!page) throw notFound();
    return page;
  });

/** The lists of this person, with the one that keeps this product. */
export const getListChoices = buyerDoor({ method: "GET" })
  .validator(ofProductInput)
  .handler(({ data, context: { viewer } }) => readListChoices(viewer.userId, data.productId));

/** Answers the id of the list it is in. */
export const saveFavouriteFn = buyerDoor({ method: "POST" })
  .validator(saveFavouriteInput)
  .handler(async ({ data, context: { viewer } }) => respond(await saveFavourite(viewer.userId, data.productId, data.listId)));

export const dropFavouriteFn = buyerDoor({ method: "POST" })
  .validator(ofProductInput)
  .handler(({ data, context: { viewer } }) => dropFavourite(viewer.userId, data.productId));

export const mergeFavouritesFn = buyerDoor({ method: "POST" })
  .validator(mergeInput)
  .handler(({ data, context: { viewer } }) => mergeFavourites(viewer.userId, data.productIds));

export const noteFavouriteFn = buyerDoor({ method: "POST" })
  .validator(noteInput)
  .handler(async ({ data, context: { viewer } }) => respond(await noteFavourite(viewer.userId, data.productId, data.note)));

/** Answers its id. */
export const createListFn = buyerDoor({ method: "POST" })
  .validator(createListInput)
  .handler(async ({ data, context: { viewer } }) => respond(await createList(viewer.userId, data.name)));

export const renameListFn = buyerDoor({ method: "POST" })
  .validator(renameListInput)
  .handler(async ({ data, context: { viewer } }) => respond(await renameList(viewer.userId, data.listId, data.name)));

export const deleteListFn = buyerDoor({ method: "POST" })
  .validator(ofListInput)
  .handler(async ({ data, context: { viewer } }) => respond(await deleteList(viewer.userId, data.listId)));

export const setAlertsFn = buyerDoor({ method: "POST" })
  .validator(alertsInput)
  .handler(async ({ data, context: { viewer } }) => respond(await setAlerts(viewer.userId, data.listId, data.hasAlerts)));

/** The cart's cookie goes to the browser when it is new; never its token as text. */
async function bought<R extends string>(answer: Outcome<ListBought, R>) {
  if (!answer.ok) return respond(answer);
  const { newToken, added, isCartFull, cartId } = answer.value;
  if (newToken) setCookie(CART_COOKIE, newToken, cartCookieOptions);
  return ok({ added, isCartFull, cart: await summariseCart(cartId) });
}

/** Answers what the cart holds afterwards and how much of the list is in it. */
export const buyListFn = buyerDoor({ method: "POST" })
  .validator(ofListInput)
  .handler(async ({ data, context: { viewer } }) => {
    const cartId = await findCartId(getRequestHeader("cookie") ?? null, viewer);
    return bought(await buyList({ cartId, viewer }, viewer.userId, data.listId));
  });

/** The same with a list somebody shares. */
export const buySharedListFn = visitorDoor({ method: "POST" })
  .validator(ofSharedInput)
  .handler(async ({ data, context: { viewer } }) => {
    const cartId = await findCartId(getRequestHeader("cookie") ?? null, viewer);
    return bought(await buySharedList({ cartId, viewer }, data.token));
  });

/** Answers the token of its address; null when it is nobody else's any more. */
export const shareListFn = buyerDoor({ method: "POST" })
  .validator(shareListInput)
  .handler(async ({ data, context: { viewer } }) => respond(await shareList(viewer.userId, data.listId, data.isShared)));

/** A list as whoever has its address sees it. */
export const getSharedList = publicDoor({ method: "GET" })
  .validator(z.object({ token: z.string().max(100) }))
  .handler(async ({ data }) => {
    const list = isShareToken(data.token) ? await findSharedList(data.token) : null;
    if (!list) throw notFound();
    return list;
  });

export const followStoreFn = buyerDoor({ method: "POST" })
  .validator(ofStoreInput)
  .handler(async ({ data, context: { viewer } }) => respond(await followStore(viewer.userId, data.storeId)));

export const unfollowStoreFn = buyerDoor({ method: "POST" })
  .validator(ofStoreInput)
  .handler(({ data, context: { viewer } }) => unfollowStore(viewer.userId, data.storeId));
