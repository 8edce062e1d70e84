import { useSyncExternalStore } from "react";
import { afterPaint } from "#ui/after-paint.ts";
import { dropFavouriteFn, followStoreFn, saveFavouriteFn, mergeFavouritesFn, unfollowStoreFn } from "../functions.ts";
import { wantStoreEmails } from "../news/functions.ts";
import { browserIds } from "./browser-ids.ts";
import { optimisticSet } from "./optimistic-set.ts";

/** What the corner of the page says after a press. */
export type SavedNews = { kind: "kept"; productId: number } | { kind: "kept_here" } | { kind: "refused"; reason: string };

type Saved = { favourites: number[]; follows: number[]; emailMessages: number[] };

/** Unknown until the page has heard who is here: what is pressed meanwhile waits. */
let person: "unknown" | "guest" | "buyer" = "unknown";
let news: SavedNews | null = null;
const newsWatchers = new Set<() => void>();

const guestFavourites = browserIds(() => localStorage, "favoritos");
/** Stores a guest asked to follow on the way to signing in. */
const guestFollows = browserIds(() => sessionStorage, "seguir");

function notifyNews(next: SavedNews | null): void {
  news = next;
  newsWatchers.forEach((watcher) => watcher());
}

const hearts = optimisticSet({
  add: (productId) => saveFavouriteFn({ data: { productId } }),
  remove: (productId) => dropFavouriteFn({ data: { productId } }),
  onDone: (productId, isIn) => isIn && notifyNews({ kind: "kept", productId }),
  onRefused: (productId, reason, isIn) => {
    if (reason !== "signed_out") return notifyNews({ kind: "refused", reason });
    guestFavourites.set(productId, isIn);
    seedSaved(null, 0);
  },
});

const follows = optimisticSet({
  add: (storeId) => followStoreFn({ data: { storeId } }),
  remove: (storeId) => unfollowStoreFn({ data: { storeId } }),
  onDone: () => undefined,
  onRefused: (storeId, reason) => {
    if (reason !== "signed_out") return notifyNews({ kind: "refused", reason });
    goAndFollow(storeId);
  },
});

const emailMessages = optimisticSet({
  add: (storeId) => wantStoreEmails({ data: { storeId, wants: true, consentsToSharing: true } }),
  remove: (storeId) => wantStoreEmails({ data: { storeId, wants: false } }),
  onDone: () => undefined,
  onRefused: (_storeId, reason) => notifyNews({ kind: "refused", reason }),
});

export const useIsFavourite = hearts.useHas;
export const useIsFollowed = follows.useHas;
export const useWantsEmails = emailMessages.useHas;

/** Puts a product in the favourites or takes it out, wherever this person's are kept; `isIn` when the wanted state is known. */
export function pressHeart(productId: number, isIn = !hearts.has(productId)): void {
  hearts.set(productId, isIn);
  if (person === "buyer") return void afterPaint(() => void hearts.send());
  const isFirst = guestFavourites.read().length === 0;
  guestFavourites.set(productId, isIn);
  if (person !== "guest") return;
  hearts.settleHere();
  if (isIn && isFirst) afterPaint(() => notifyNews({ kind: "kept_here" }));
}

/** Follows a store or stops; a guest signs in first, and then it is followed. */
export function pressFollow(storeId: number, isIn = !follows.has(storeId)): void {
  if (person === "guest") return goAndFollow(storeId);
  follows.set(storeId, isIn);
  if (person === "buyer") void follows.send();
  else guestFollows.set(storeId, follows.has(storeId));
}

/** Asks for the news of a followed store by e-mail too, or no more. */
export function pressEmails(storeId: number): void {
  emailMessages.set(storeId, !emailMessages.has(storeId));
  void emailMessages.send();
}

function goAndFollow(storeId: number): void {
  guestFollows.set(storeId, true);
  location.assign(`/auth/login?volta=${encodeURIComponent(location.pathname + location.search)}`);
}

/** Take before asking who is here. */
export const savedMoment = (): number => hearts.moment() + follows.moment();

/** Tells the hearts who is here (null: nobody signed in) and sends on whatever was waiting for that. */
export function seedSaved(saved: Saved | null, requestedAt: number): void {
  if (saved === null) return becomeGuest();
  person = "buyer";
  if (requestedAt === savedMoment()) {
    hearts.seed([...saved.favourites, ...guestFavourites.read()], hearts.moment());
    follows.seed(saved.follows, follows.moment());
    emailMessages.seed(saved.emailMessages, emailMessages.moment());
  }
  for (const storeId of guestFollows.read()) if (!follows.has(storeId)) follows.set(storeId, true);
  guestFollows.forget(guestFollows.read());
  void hearts.send();
  void follows.send();
  void mergeGuest();
}

function becomeGuest(): void {
  person = "guest";
  hearts.settleHere();
  hearts.seed(guestFavourites.read(), hearts.moment());
  const [requested] = guestFollows.read();
  if (requested !== undefined && follows.has(requested)) goAndFollow(requested);
}

/** What this browser kept as a guest joins the account's; it is forgotten here once it is there. Answers whether anything was new. */
export async function mergeGuest(): Promise<boolean> {
  const productIds = guestFavourites.read();
  if (productIds.length === 0) return false;
  const answer = await mergeFavouritesFn({ data: { productIds } }).catch(() => null);
  if (!answer?.ok) return false;
  guestFavourites.forget(productIds);
  return answer.value > 0;
}

export function useSavedNews(): SavedNews | null {
  return useSyncExternalStore(
    (watcher) => {
      newsWatchers.add(watcher);
      return () => newsWatchers.delete(watcher);
    },
    () => news,
    () => null,
  );
}

// What a guest keeps shows before anybody answers; on the server there is nothing to read.
hearts.seed(guestFavourites.read(), hearts.moment());
