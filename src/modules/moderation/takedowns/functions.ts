import { db } from "#platform/db.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { moderationAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { dropTakedown } from "./drop-takedown.ts";
import { countBuyers } from "./queries/count-buyers.ts";
import { dropInput, withdrawInput, withdrawnProduct } from "./schema.ts";
import { withdrawProduct } from "./withdraw-product.ts";

/** Who has a product, before it is decided what happens to them. */
export const getBuyersOf = moderationAdminDoor({ method: "GET" })
  .validator(withdrawnProduct)
  .handler(({ data }) => countBuyers(db, data.productId));

export const withdrawProductFn = moderationAdminDoor({ method: "POST" })
  .validator(withdrawInput)
  .handler(proveFirst(async ({ data, context: { viewer } }) => respond(await withdrawProduct(viewer, data))));

export const dropTakedownFn = moderationAdminDoor({ method: "POST" })
  .validator(dropInput)
  .handler(async ({ data, context: { viewer } }) => respond(await dropTakedown(viewer.userId, data)));
