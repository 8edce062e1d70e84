import { useSyncExternalStore } from "react";
import { afterPaint } from "#ui/after-paint.ts";
import { dropFavourite, followStore, keepFavourite, mergeFavourites, unfollowStore } from "../functions.ts";
import { wantStoreLetters } from "../news/functions.ts";
import { browserIds } from "./browser-ids.ts";
import { optimisticSet } from "./optimistic-set.ts";

/** What the corner of the page says after a press. */
export type KeptNews = { kind: "kept"; productId: number } | { kind: "kept_here" } | { kind: "refused"; reason: string };

type Kept = { favourites: number[]; follows: number[]; letters: number[] };

/** Unknown until the page has heard who is here: what is pressed meanwhile waits. */
let person: "unknown" | "guest" | "buyer" = "unknown";
let news: KeptNews | null = null;
const newsWatchers = new Set<() => void>();

const guestFavourites = browserIds(() => localStorage, "favoritos");
/** Stores a guest asked to follow on the way to signing in. */
const guestFollows = browserIds(() => sessionStorage, "seguir");

function tellNews(next: KeptNews | null): void {
  news = next;
  newsWatchers.forEach((watcher) => watcher());
}

const hearts = optimisticSet({
  add: (productId) => keepFavourite({ data: { productId } }),
  remove: (productId) => dropFavourite({ data: { productId } }),
  onDone: (productId, isIn) => isIn && tellNews({ kind: "kept", productId }),
  onRefused: (productId, reason, isIn) => {
    if (reason !== "signed_out") return tellNews({ kind: "refused", reason });
    guestFavourites.set(productId, isIn);
    seedKept(null, 0);
  },
});

const follows = optimisticSet({
  add: (storeId) => followStore({ data: { storeId } }),
  remove: (storeId) => unfollowStore({ data: { storeId } }),
  onDone: () => undefined,
  onRefused: (storeId, reason) => {
    if (reason !== "signed_out") return tellNews({ kind: "refused", reason });
    goAndFollow(storeId);
  },
});

const letters = optimisticSet({
  add: (storeId) => wantStoreLetters({ data: { storeId, wants: true } }),
  remove: (storeId) => wantStoreLetters({ data: { storeId, wants: false } }),
  onDone: () => undefined,
  onRefused: (_storeId, reason) => tellNews({ kind: "refused", reason }),
});

export const useIsFavourite = hearts.useHas;
export const useIsFollowed = follows.useHas;
export const useWantsLetters = letters.useHas;

/** Puts a material in the favourites or takes it out, wherever this person's are kept; `isIn` when what was wished is known. */
export function pressHeart(productId: number, isIn = !hearts.has(productId)): void {
  hearts.wish(productId, isIn);
  if (person === "buyer") return void afterPaint(() => void hearts.send());
  const isFirst = guestFavourites.read().length === 0;
  guestFavourites.set(productId, isIn);
  if (person !== "guest") return;
  hearts.settleHere();
  if (isIn && isFirst) afterPaint(() => tellNews({ kind: "kept_here" }));
}

/** Follows a store or stops; a guest signs in first, and then it is followed. */
export function pressFollow(storeId: number, isIn = !follows.has(storeId)): void {
  if (person === "guest") return goAndFollow(storeId);
  follows.wish(storeId, isIn);
  if (person === "buyer") void follows.send();
  else guestFollows.set(storeId, follows.has(storeId));
}

/** Asks for the news of a followed store by e-mail too, or no more. */
export function pressLetters(storeId: number): void {
  letters.wish(storeId, !letters.has(storeId));
  void letters.send();
}

function goAndFollow(storeId: number): void {
  guestFollows.set(storeId, true);
  location.assign(`/auth/login?volta=${encodeURIComponent(location.pathname + location.search)}`);
}

/** Take before asking who is here. */
export const keptMoment = (): number => hearts.moment() + follows.moment();

/** Tells the hearts who is here (null: nobody signed in) and sends on whatever was waiting for that. */
export function seedKept(kept: Kept | null, askedAt: number): void {
  if (kept === null) return becomeGuest();
  person = "buyer";
  if (askedAt === keptMoment()) {
    hearts.seed([...kept.favourites, ...guestFavourites.read()], hearts.moment());
    follows.seed(kept.follows, follows.moment());
    letters.seed(kept.letters, letters.moment());
  }
  for (const storeId of guestFollows.read()) if (!follows.has(storeId)) follows.wish(storeId, true);
  guestFollows.forget(guestFollows.read());
  void hearts.send();
  void follows.send();
  void mergeGuest();
}

function becomeGuest(): void {
  person = "guest";
  hearts.settleHere();
  hearts.seed(guestFavourites.read(), hearts.moment());
  const [wished] = guestFollows.read();
  if (wished !== undefined && follows.has(wished)) goAndFollow(wished);
}

/** What this browser kept as a guest joins the account's; it is forgotten here once it is there. Answers whether anything was new. */
export async function mergeGuest(): Promise<boolean> {
  const productIds = guestFavourites.read();
  if (productIds.length === 0) return false;
  const answer = await mergeFavourites({ data: { productIds } }).catch(() => null);
  if (!answer?.ok) return false;
  guestFavourites.forget(productIds);
  return answer.value > 0;
}

export function useKeptNews(): KeptNews | null {
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
