import { setResponseStatus } from "@tanstack/react-start/server";
import * as z from "zod";
import { buyerDoor } from "#platform/door.ts";
import { archivePurchase } from "./archive-purchase.ts";

/** Puts a product of this person's library away, or back. */
export const archivePurchaseFn = buyerDoor({ method: "POST" })
  .validator(z.strictObject({ productId: z.int().positive(), isArchived: z.boolean() }))
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await archivePurchase(viewer.userId, data);
    if (!answer.ok) setResponseStatus(404);
    return answer;
  });
