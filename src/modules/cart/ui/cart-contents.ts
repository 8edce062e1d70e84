import { useSyncExternalStore } from "react";
import type { CartSummary } from "../schema.ts";

/** What this page knows of the cart: null until the first answer from the server. */
let known: CartSummary | null = null;
/** How often the cart changed here: what was asked before the last change is old news when it arrives. */
let changes = 0;
let isDrawerOpen = false;
const watchers = new Set<() => void>();
let otherTabs: BroadcastChannel | undefined;

function watch(watcher: () => void): () => void {
  otherTabs ??= openChannel();
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function openChannel(): BroadcastChannel {
  const channel = new BroadcastChannel("cart");
  channel.addEventListener("message", (event: MessageEvent<CartSummary>) => change(event.data));
  return channel;
}

function saveSummary(summary: CartSummary): void {
  known = { count: summary.count, productIds: summary.productIds };
  notifyWatchers();
}

function change(summary: CartSummary): void {
  changes += 1;
  saveSummary(summary);
}

const notifyWatchers = (): void => watchers.forEach((watcher) => watcher());

/** Take before asking the server for the cart. */
export const cartMoment = (): number => changes;

/** Tells the header and the buttons what the server answered, unless the cart changed since it was asked. */
export function seedCart(summary: CartSummary, requestedAt: number): void {
  if (requestedAt === changes) saveSummary(summary);
}

/** The same after a change made here; other tabs hear of it too. */
export function cartChanged(summary: CartSummary): void {
  change(summary);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTabs?.postMessage(known);
}

export function showCartDrawer(open: boolean): void {
  isDrawerOpen = open;
  notifyWatchers();
}

/** The cart as this page knows it now; null until `seedCart`. */
export const knownCart = (): CartSummary | null => known;

/** The same, kept up to date; null on the server. */
export function useCartContents(): CartSummary | null {
  return useSyncExternalStore(watch, knownCart, () => null);
}

export function useCartDrawer(): boolean {
  return useSyncExternalStore(
    watch,
    () => isDrawerOpen,
    () => false,
  );
}
