import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { idField } from "#kit/fields.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { adminDoor } from "#platform/door.ts";
import { accessInput } from "#modules/delivery/access/schema.ts";
import { readOrderMessages } from "./orders/read-order-messages.ts";
import { correctEmailAsAdmin } from "./orders/correct-email.ts";
import { findAdminOrder } from "./orders/queries/find.ts";
import { listAdminOrders } from "./orders/queries/list.ts";
import { readLedgerCheck, readReconciliation } from "./system/queries/read-books.ts";
import {
  listAudit,
  listJobs,
  listOpenDisputes,
  listReturns,
  listStuckEmails,
  listWebhooks,
  readHeader,
} from "./system/queries/read-health.ts";
import { recordDispute } from "./orders/record-dispute.ts";
import { setOrderAccess } from "./orders/set-order-access.ts";
import { resendReceiptAsAdmin } from "./orders/resend-receipt.ts";
import { writeNote } from "./orders/notes/write-note.ts";
import { revealBuyer } from "./orders/reveal-buyer.ts";
import {
  correctEmailInput,
  disputeActInput,
  noteInput,
  resendReceiptInput,
  readMessagesInput,
  reindexInput,
  replayInput,
  settleFindingInput,
  resendInput,
  retryJobInput,
  revealInput,
} from "./schema/acts.ts";
import { orderList } from "./orders/search.ts";
import { reindexSearch, replayWebhook, resendStuckEmail, retryDeadJob } from "./system/try-again.ts";
import { settleFinding } from "#modules/payouts/reconciliation/settle-finding.ts";

/** The market's orders, as the address asks for them. */
export const getAdminOrders = adminDoor({ method: "GET" })
  .validator(orderList.read)
  .handler(({ data }) => listAdminOrders(data));

/** One order of anybody's, who bought only hinted. */
export const getAdminOrder = adminDoor({ method: "GET" })
  .validator(z.strictObject({ orderId: idField }))
  .handler(async ({ data: { orderId } }) => {
    const order = await findAdminOrder(orderId);
    if (!order) throw notFound();
    return order;
  });

/** Who placed an order, in full, with the reason kept. */
export const revealBuyerFn = adminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(revealInput)
  .handler(({ data, context: { viewer } }) => revealBuyer(viewer.userId, data));

/** Brings an order to the right e-mail, receipt and library. */
export const correctEmailOfOrder = adminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(correctEmailInput)
  .handler(({ data, context: { viewer } }) => correctEmailAsAdmin(viewer, data));

/** Closes the files of one line to who bought it, or opens them again. */
export const setOrderAccessFn = adminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(accessInput)
  .handler(({ data, context: { viewer } }) => setOrderAccess(viewer.userId, data));

/** Writes something down about an order, for the administration alone. */
export const writeNoteFn = adminDoor({ method: "POST" })
  .validator(noteInput)
  .handler(({ data, context: { viewer } }) => writeNote(viewer.userId, data));

/** Sends the receipt of an order again. */
export const resendOrderReceiptFn = adminDoor({ method: "POST" })
  .validator(resendReceiptInput)
  .handler(({ data, context: { viewer } }) => resendReceiptAsAdmin(viewer.userId, data));

/** What who bought and the authors of an order wrote to each other, with the reason kept. */
export const readOrderMessagesFn = adminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(readMessagesInput)
  .handler(({ data, context: { viewer } }) => readOrderMessages(viewer.userId, data));

/** What an admin heard of a dispute. */
export const recordDisputeFn = adminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(disputeActInput)
  .handler(({ data, context: { viewer } }) => recordDispute(viewer.userId, data));

/** Lets an admin in; others learn nothing of what is behind. */
export const enterSystem = adminDoor({ method: "GET" }).handler(() => ({ isOpen: true }));

export const getSystemHealth = adminDoor({ method: "GET" }).handler(() => readHeader());
export const getLedgerCheck = adminDoor({ method: "GET" }).handler(() => readLedgerCheck());
export const getReconciliation = adminDoor({ method: "GET" }).handler(() => readReconciliation());
export const getWebhooks = adminDoor({ method: "GET" }).handler(() => listWebhooks());
export const getTroubledJobs = adminDoor({ method: "GET" }).handler(() => listJobs());
export const getStuckEmails = adminDoor({ method: "GET" }).handler(() => listStuckEmails());
export const getReturnedEmails = adminDoor({ method: "GET" }).handler(() => listReturns());
export const getOpenDisputes = adminDoor({ method: "GET" }).handler(() => listOpenDisputes());
export const getAudit = adminDoor({ method: "GET" }).handler(() => listAudit());

export const replayWebhookFn = adminDoor({ method: "POST" })
  .validator(replayInput)
  .handler(({ data, context: { viewer } }) => replayWebhook(viewer.userId, data));

export const settleFindingFn = adminDoor({ method: "POST" })
  .middleware([proveFirst])
  .validator(settleFindingInput)
  .handler(({ data, context: { viewer } }) => settleFinding(viewer.userId, data));

export const retryJob = adminDoor({ method: "POST" })
  .validator(retryJobInput)
  .handler(({ data, context: { viewer } }) => retryDeadJob(viewer.userId, data));

export const reindexSearchFn = adminDoor({ method: "POST" })
  .validator(reindexInput)
  .handler(({ data, context: { viewer } }) => reindexSearch(viewer.userId, data));

export const resendEmail = adminDoor({ method: "POST" })
  .validator(resendInput)
  .handler(({ data, context: { viewer } }) => resendStuckEmail(viewer.userId, data));
