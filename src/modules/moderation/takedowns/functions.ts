import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { adminDoor } from "#platform/door.ts";
import { dropTakedown as dropVerb } from "./drop-takedown.ts";
import { countBuyers } from "./queries/count-buyers.ts";
import { dropInput, withdrawInput, withdrawnProduct } from "./schema.ts";
import { withdrawProduct as withdrawVerb } from "./withdraw-product.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** Who has a material, before it is decided what happens to them. */
export const getBuyersOf = adminDoor({ method: "GET" })
  .validator(withdrawnProduct)
  .handler(({ data }) => countBuyers(db, data.productId));

export const withdrawProduct = adminDoor({ method: "POST" })
  .validator(withdrawInput)
  .handler(async ({ data, context: { viewer } }) => told(await withdrawVerb(viewer, data)));

export const dropTakedown = adminDoor({ method: "POST" })
  .validator(dropInput)
  .handler(async ({ data, context: { viewer } }) => told(await dropVerb(viewer.userId, data)));
