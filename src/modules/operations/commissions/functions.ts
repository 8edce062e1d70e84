import { notFound } from "@tanstack/react-router";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { commissionsAdminDoor } from "#platform/admin-doors.ts";
import { respond } from "#platform/respond.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { waitingSubjects } from "../pending-acts/queries/waiting-subjects.ts";
import { commissionAct } from "./commission-act.ts";
import { findCommission } from "./queries/find.ts";
import { findTargets } from "./queries/find-targets.ts";
import { listCommissions } from "./queries/list.ts";
import { agreeInput, endInput, commissionInput, commissionsInput, findInput, targetKey } from "./schema.ts";

/** What was agreed for stores, categories and products, as the address asks. `waits`: a change of one of them waits for another owner. */
export const getCommissions = commissionsAdminDoor({ method: "GET" })
  .validator(commissionsInput)
  .handler(async ({ data }) => {
    const [list, waiting] = await Promise.all([listCommissions(data), waitingSubjects(commissionAct.name)]);
    return { ...list, waits: waiting.length > 0 };
  });

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
  .validator(agreeInput)
  .handler(
    proveFirst(async ({ data: { percent, ...data }, context: { viewer } }) =>
      respond(await askOrDo(viewer, commissionAct, { ...data, toBps: percent })),
    ),
  );

export const endCommission = commissionsAdminDoor({ method: "POST" })
  .validator(endInput)
  .handler(
    proveFirst(async ({ data, context: { viewer } }) => respond(await askOrDo(viewer, commissionAct, { ...data, toBps: null }))),
  );
