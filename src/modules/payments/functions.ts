import * as z from "zod";
import { idField } from "#kit/fields.ts";
import { buyerDoor, limitTo } from "#platform/door.ts";
import { regretPurchase as regretPurchaseVerb } from "./refunds/regret-purchase.ts";

/** Gives a purchase up within the legal seven days. */
export const regretPurchase = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "regret", points: 10, seconds: 60 })])
  .validator(z.strictObject({ orderId: idField }))
  .handler(({ data, context: { viewer } }) => regretPurchaseVerb(viewer.userId, data.orderId));
