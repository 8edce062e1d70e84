import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { isUuid } from "#kit/id.ts";
import { buyerDoor } from "#platform/door.ts";
import { readOrdersSearch } from "../orders/schema.ts";
import { findPurchase } from "./queries/find-purchase.ts";
import { findSale } from "./queries/find-sale.ts";
import { listLibrary, listOtherOrders } from "./queries/list-library.ts";

/** What this person bought and still has; on the first page also the orders that need attention. */
export const getLibrary = buyerDoor({ method: "GET" })
  .validator(readOrdersSearch)
  .handler(async ({ data: { busca, pagina }, context: { viewer } }) => {
    const page = pagina ?? 1;
    const [library, others] = await Promise.all([
      listLibrary(viewer.userId, { search: busca ?? "", page }),
      page === 1 && !busca ? listOtherOrders(viewer.userId) : [],
    ]);
    return { library, others };
  });

/** An order to who placed it, or to an author of something in it; to anyone else it does not exist. */
export const getOrderPage = buyerDoor({ method: "GET" })
  .validator(z.strictObject({ orderId: z.string().max(100) }))
  .handler(async ({ data: { orderId }, context: { viewer } }) => {
    if (!isUuid(orderId)) throw notFound();
    const purchase = await findPurchase(viewer.userId, orderId);
    if (purchase) return { seenBy: "buyer" as const, purchase };
    const sale = viewer.storeId === null ? null : await findSale(viewer.storeId, orderId);
    if (!sale) throw notFound();
    return { seenBy: "author" as const, sale };
  });
