import { notFound } from "@tanstack/react-router";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { previewRefund } from "#modules/payments/refunds/queries/preview-refund.ts";
import { readMissingFee } from "#modules/payments/refunds/refund-lines.ts";
import { refundsAdminDoor } from "#platform/admin-doors.ts";
import { askOrDo } from "../pending-acts/ask-or-do.ts";
import { decideAct, refundLinesAct, settleAct } from "./refund-acts.ts";
import { decideInput, orderInput, refundInput, settleInput } from "./schema.ts";

/** The effects of refunding any items of an order. */
export const previewOrderRefund = refundsAdminDoor({ method: "GET" })
  .validator(orderInput)
  .handler(async ({ data: { orderId } }) => {
    await readMissingFee(orderId);
    const preview = await previewRefund(orderId, null);
    if (!preview) throw notFound();
    return preview;
  });

/** The platform refunds items of an order; of a large amount, once another owner confirms. */
export const refundOrder = refundsAdminDoor({ method: "POST" })
  .validator(refundInput)
  .handler(async ({ data: { reason: motivo, isLegalWithdrawal = false, ...wanted }, context: { viewer } }) => {
    await readMissingFee(wanted.orderId);
    return askOrDo(viewer, refundLinesAct, { ...wanted, isLegalWithdrawal, cents: null, motivo });
  });

/** The platform decides a refund under approval; approves a large one once another owner confirms. */
export const decideRefundFn = refundsAdminDoor({ method: "POST" })
  .validator(decideInput)
  .handler(
    proveFirst(({ data: { reason: motivo, ...decided }, context: { viewer } }) =>
      askOrDo(viewer, decideAct, { ...decided, motivo }),
    ),
  );

/** The platform pays manually a refund that the provider did not make, once another owner confirms. */
export const settleByHandFn = refundsAdminDoor({ method: "POST" })
  .validator(settleInput)
  .handler(
    proveFirst(({ data: { note: motivo, ...settled }, context: { viewer } }) =>
      askOrDo(viewer, settleAct, { ...settled, motivo }),
    ),
  );
