import type { ChargedMethod, PaymentMethod } from "../../orders/rules/payment-methods.ts";
import { boleto } from "./boleto.ts";
import { card } from "./card.ts";
import type { Method } from "./method.ts";
import { pix } from "./pix.ts";

/** Every way to pay, in the order in which they are offered. */
export const METHODS: Record<ChargedMethod, Method> = { pix, cartao: card, boleto };
export const METHOD_LIST: readonly Method[] = Object.values(METHODS);

/** The method that the provider calls so, or null for one that is not ours. */
export const methodOfProvider = (providerName: string | null): Method | null =>
  METHOD_LIST.find((method) => method.providerName === providerName) ?? null;

/** How money of such an order reaches its buyer again; of a free one there is none. */
export const wayBackOf = (method: PaymentMethod): string => METHODS[method === "gratis" ? pix.name : method].refund.wayBack;

/** The same as a sentence of its own; empty for an order that cost nothing. */
export const wayBackInShort = (method: PaymentMethod): string =>
  method === "gratis" ? "" : METHODS[method].refund.wayBackInShort;

/** The page on which an order at this stage waits for its buyer, if it has one. */
export const waitingMethodAt = (stage: string): Method | null =>
  METHOD_LIST.find((method) => method.waitingPage !== null && method.stages.waiting === stage) ?? null;

/** The page to open once an order was placed and its next step is this one; null when the browser stays. */
export const waitingPageOf = (next: string, orderId: string): string | null =>
  METHOD_LIST.find((method) => method.next === next)?.waitingPage?.(orderId) ?? null;
