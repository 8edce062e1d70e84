import type { ChargedMethod, PaymentMethod } from "../../orders/rules/payment-methods.ts";
import { boleto } from "./boleto.ts";
import { card } from "./card.ts";
import type { Method } from "./method.ts";
import { pix } from "./pix.ts";

/** Every payment method, in the order in which they are offered. */
export const METHODS: Record<ChargedMethod, Method> = { pix, cartao: card, boleto };
export const METHOD_LIST: readonly Method[] = Object.values(METHODS);

/** The method with this name at the provider; null when we do not have it. */
export const methodOfProvider = (providerName: string | null): Method | null =>
  METHOD_LIST.find((method) => method.providerName === providerName) ?? null;

/** How a refund by this method reaches the buyer; a free order, which has none, gets the text of Pix. */
export const wayBackOf = (method: PaymentMethod): string => METHODS[method === "gratis" ? pix.name : method].refund.wayBack;

/** The same as a sentence; empty for a free order. */
export const wayBackInShort = (method: PaymentMethod): string =>
  method === "gratis" ? "" : METHODS[method].refund.wayBackInShort;

/** The method whose waiting page an order at this stage has; null when there is none. */
export const waitingMethodAt = (stage: string): Method | null =>
  METHOD_LIST.find((method) => method.waitingPage !== null && method.stages.waiting === stage) ?? null;

/** The page to open once an order was placed with this next step; null when the browser stays on the page. */
export const waitingPageOf = (next: string, orderId: string): string | null =>
  METHOD_LIST.find((method) => method.next === next)?.waitingPage?.(orderId) ?? null;
