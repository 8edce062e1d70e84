import { proveFirst } from "#modules/accounts/prove-first.ts";
import { findWithdrawalsToDecide } from "#modules/payouts/withdrawals/queries.ts";
import { decideWithdrawalInput } from "#modules/payouts/withdrawals/schema.ts";
import { withdrawalsAdminDoor } from "#platform/admin-doors.ts";
import { db } from "#platform/db.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { otherOwners } from "../pending-acts/queries/owners.ts";
import { waitingSubjects } from "../pending-acts/queries/waiting-subjects.ts";
import { withdrawalAct } from "./withdrawal-act.ts";

/** Withdrawals under review or without an answer; which wait for another owner already, and whether there is one. */
export const getWithdrawalsToDecide = withdrawalsAdminDoor({ method: "GET" }).handler(async ({ context: { viewer } }) => {
  const [withdrawals, waiting, others] = await Promise.all([
    findWithdrawalsToDecide(),
    waitingSubjects(withdrawalAct.name),
    otherOwners(db, viewer.userId),
  ]);
  return { withdrawals, waiting, hasOther: others.length > 0 };
});

/** Decides a withdrawal; one without an answer, once another owner confirms. */
export const decideWithdrawalFn = withdrawalsAdminDoor({ method: "POST" })
  .validator(decideWithdrawalInput)
  .handler(
    proveFirst(({ data: { reason: motivo, ...decided }, context: { viewer } }) =>
      askOrDo(viewer, withdrawalAct, { ...decided, motivo }),
    ),
  );
