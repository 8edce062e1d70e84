import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { moderationAdminDoor } from "#platform/admin-doors.ts";
import { dropTakedown } from "./drop-takedown.ts";
import { countBuyers } from "./queries/count-buyers.ts";
import { dropInput, withdrawInput, withdrawnProduct } from "./schema.ts";
import { withdrawProduct } from "./withdraw-product.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** Who has a product, before it is decided what happens to them. */
export const getBuyersOf = moderationAdminDoor({ method: "GET" })
  .validator(withdrawnProduct)
  .handler(({ data }) => countBuyers(db, data.productId));

export const withdrawProductFn = moderationAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(withdrawInput)
  .handler(async ({ data, context: { viewer } }) => told(await withdrawProduct(viewer, data)));

export const dropTakedownFn = moderationAdminDoor({ method: "POST" })
  .validator(dropInput)
  .handler(async ({ data, context: { viewer } }) => told(await dropTakedown(viewer.userId, data)));
