import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import { authorDoor, buyerDoor, limitTo } from "#platform/door.ts";
import { answerProblem, escalateProblem } from "./answer-problem.ts";
import { previewRefund } from "./queries/preview-refund.ts";
import { readMissingFee, refundLines } from "./refund-lines.ts";
import { withdrawFromPurchase } from "./withdraw-from-purchase.ts";
import { reportProblem } from "./report-problem.ts";
import { resendReceipt } from "./resend-receipt.ts";
import { PROBLEMS } from "./rules/causes.ts";

const perMinute = (name: string, points: number) => limitTo({ name, points, seconds: 60, shared: true });
const items = z.array(idField).min(1).max(50);
const reason = textField({ max: 500, multiline: true, missing: "Diga o motivo." });
const ofOrder = z.strictObject({ orderId: idField });

/** Withdraws from a purchase, or from items of it, within the legal seven days or the store's guarantee. */
export const withdrawFromPurchaseFn = buyerDoor({ method: "POST" })
  .middleware([perMinute("regret", 10)])
  .validator(z.strictObject({ orderId: idField, itemIds: items.optional() }))
  .handler(({ data, context: { viewer } }) => withdrawFromPurchase(viewer.userId, data.orderId, data.itemIds));

/** Reports a problem with a purchased item. */
export const reportProblemFn = buyerDoor({ method: "POST" })
  .middleware([perMinute("problem", 10)])
  .validator(
    z.strictObject({
      orderId: idField,
      itemId: idField,
      problem: z.enum(PROBLEMS, { error: "Escolha o que aconteceu." }),
      text: textField({ max: 1500, multiline: true, missing: "Conte o que aconteceu." }).refine((text) => text.length >= 10, {
        error: "Conte um pouco mais: pelo menos 10 caracteres.",
      }),
    }),
  )
  .handler(({ data, context: { viewer } }) => reportProblem(viewer.userId, data));

/** Appeals to the platform against the author's refusal. */
export const escalateProblemFn = buyerDoor({ method: "POST" })
  .validator(z.strictObject({ refundId: idField }))
  .handler(({ data, context: { viewer } }) => escalateProblem(viewer.userId, data.refundId));

/** Sends the receipt again, with the refunds made since. */
export const resendReceiptFn = buyerDoor({ method: "POST" })
  .middleware([perMinute("receipt", 3)])
  .validator(ofOrder)
  .handler(({ data, context: { viewer } }) => resendReceipt(viewer.userId, data.orderId));

/** The effects of refunding the author's own items of an order. */
export const previewSaleRefund = authorDoor({ method: "GET" })
  .validator(ofOrder)
  .handler(async ({ data: { orderId }, context: { viewer } }) => {
    await readMissingFee(orderId);
    const preview = await previewRefund(orderId, viewer.storeId);
    if (!preview) throw notFound();
    return preview;
  });

/** The author refunds items of their own. */
export const refundSale = authorDoor({ method: "POST" })
  .middleware([perMinute("refund", 20)])
  .validator(z.strictObject({ orderId: idField, itemIds: items, reason }))
  .handler(({ data, context: { viewer } }) => refundLines({ as: "autor", viewer, storeId: viewer.storeId }, data));

/** The author answers a reported problem. */
export const answerProblemFn = authorDoor({ method: "POST" })
  .validator(z.strictObject({ refundId: idField, agrees: z.boolean(), reason }))
  .handler(({ data, context: { viewer } }) =>
    answerProblem({ userId: viewer.userId, storeId: viewer.storeId }, data.refundId, data),
  );
