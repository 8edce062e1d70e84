import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { commissionsAdminDoor } from "#platform/admin-doors.ts";
import { findCommission } from "./queries/find.ts";
import { findTargets } from "./queries/find-targets.ts";
import { listCommissions } from "./queries/list.ts";
import { agreeInput, endInput, commissionInput, commissionsInput, findInput, targetKey } from "./schema.ts";
import { setCommission } from "./set-commission.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** What was agreed for stores, categories and products, as the address asks. */
export const getCommissions = commissionsAdminDoor({ method: "GET" })
  .validator(commissionsInput)
  .handler(({ data }) => listCommissions(data));

/** One of them, with its history. */
export const getCommission = commissionsAdminDoor({ method: "GET" })
  .validator(commissionInput)
  .handler(async ({ data }) => {
    const commission = await findCommission(targetKey(data.alvo));
    if (!commission) throw notFound();
    return commission;
  });

/** For whom a rate may be agreed. */
export const findCommissionTargets = commissionsAdminDoor({ method: "GET" })
  .validator(findInput)
  .handler(({ data }) => findTargets(data));

export const agreeCommission = commissionsAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(agreeInput)
  .handler(async ({ data: { percent, ...data }, context: { viewer } }) =>
    told(await setCommission(viewer, { ...data, toBps: percent })),
  );

export const endCommission = commissionsAdminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(endInput)
  .handler(async ({ data, context: { viewer } }) => told(await setCommission(viewer, { ...data, toBps: null })));
