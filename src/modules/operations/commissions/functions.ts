import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { adminDoor } from "#platform/door.ts";
import { findFee } from "./queries/find.ts";
import { findTargets } from "./queries/find-targets.ts";
import { listFees } from "./queries/list.ts";
import { agreeInput, endInput, feeInput, feesInput, findInput, targetKey } from "./schema.ts";
import { setCommission } from "./set-commission.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** What was agreed for stores, categories and products, as the address asks. */
export const getFees = adminDoor({ method: "GET" })
  .validator(feesInput)
  .handler(({ data }) => listFees(data));

/** One of them, with its history. */
export const getFee = adminDoor({ method: "GET" })
  .validator(feeInput)
  .handler(async ({ data }) => {
    const fee = await findFee(targetKey(data.alvo));
    if (!fee) throw notFound();
    return fee;
  });

/** For whom a rate may be agreed. */
export const findFeeTargets = adminDoor({ method: "GET" })
  .validator(findInput)
  .handler(({ data }) => findTargets(data));

export const agreeCommission = adminDoor({ method: "POST" })
  .validator(agreeInput)
  .handler(async ({ data: { percent, ...data }, context: { viewer } }) =>
    told(await setCommission(viewer, { ...data, toBps: percent })),
  );

export const endCommission = adminDoor({ method: "POST" })
  .validator(endInput)
  .handler(async ({ data, context: { viewer } }) => told(await setCommission(viewer, { ...data, toBps: null })));
