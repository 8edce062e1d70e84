import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { isUuid } from "#kit/id.ts";
import { authorDoor, buyerDoor } from "#platform/door.ts";
import { isNarrowed, readLibrarySearch } from "./library/schema.ts";
import { findPurchase } from "./queries/find-purchase.ts";
import { findLineOrder, findSale } from "./queries/find-sale.ts";
import { listLibrary, listOtherOrders, summariseLibrary } from "./queries/list-library.ts";

/** What this person bought and still has, narrowed as asked; on the first page also the orders that need attention. */
export const getLibrary = buyerDoor({ method: "GET" })
  .validator(readLibrarySearch)
  .handler(async ({ data, context: { viewer } }) => {
    const { busca, pagina, ...ask } = data;
    const page = pagina ?? 1;
    const isPlain = page === 1 && !isNarrowed(data) && !ask.estante;
    const [library, summary, others] = await Promise.all([
      listLibrary(viewer.userId, { ...ask, search: busca ?? "", page }),
      summariseLibrary(viewer.userId),
      isPlain ? listOtherOrders(viewer.userId) : [],
    ]);
    return { library, summary, others };
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

/** The order of one line of the author's sales, as its drawer shows it; a line of another store does not exist. */
export const getSaleOfLine = authorDoor({ method: "GET" })
  .validator(z.strictObject({ itemId: z.string().max(64) }))
  .handler(async ({ data: { itemId }, context: { viewer } }) => {
    const orderId = isUuid(itemId) ? await findLineOrder(viewer.storeId, itemId) : null;
    const sale = orderId && (await findSale(viewer.storeId, orderId));
    if (!sale) throw notFound();
    return sale;
  });
