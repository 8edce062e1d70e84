import type { AnswerOf } from "#kit/answer.ts";
import type { getOrderPage } from "../functions.ts";

type OrderFacts = AnswerOf<typeof getOrderPage>;

/** What the screens of an order receive. */
export type Purchase = Extract<OrderFacts, { seenBy: "buyer" }>["purchase"];
export type PurchaseItem = Purchase["items"][number];
export type OwnedFile = PurchaseItem["files"][number];
export type Sale = Extract<OrderFacts, { seenBy: "author" }>["sale"];
export type SaleItem = Sale["items"][number];
export type OrderRefund = Purchase["refunds"][number];
