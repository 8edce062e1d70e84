import type { getLibrary, getOrderPage } from "../functions.ts";

type LibraryFacts = Awaited<ReturnType<typeof getLibrary>>;
type OrderFacts = Awaited<ReturnType<typeof getOrderPage>>;

/** What the screens of the library and of an order receive. */
export type Library = LibraryFacts["library"];
export type LibraryItem = Library["items"][number];
export type OtherOrder = LibraryFacts["others"][number];
export type Purchase = Extract<OrderFacts, { seenBy: "buyer" }>["purchase"];
export type PurchaseItem = Purchase["items"][number];
export type OwnedFile = PurchaseItem["files"][number];
export type Sale = Extract<OrderFacts, { seenBy: "author" }>["sale"];
export type SaleItem = Sale["items"][number];
export type OrderRefund = Purchase["refunds"][number];
