import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { may, reachSentence, SYSTEM_AREAS } from "#kit/admin-roles.ts";
import { idField } from "#kit/fields.ts";
import { requiredRoles } from "#kit/forbidden.ts";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import {
  auditAdminDoor,
  booksAdminDoor,
  deskAdminDoor,
  disputesAdminDoor,
  orderNotesAdminDoor,
  ordersAdminDoor,
  systemAdminDoor,
} from "#platform/admin-doors.ts";
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
import { readTwoPersons } from "./refunds/two-persons.ts";
import { settleFinding } from "#modules/payouts/reconciliation/settle-finding.ts";

/** The market's orders, as the address asks for them. */
export const getAdminOrders = ordersAdminDoor({ method: "GET" })
  .validator(orderList.read)
  .handler(({ data }) => listAdminOrders(data));

/** One order of anybody's, who bought only hinted. */
export const getAdminOrder = ordersAdminDoor({ method: "GET" })
  .validator(z.strictObject({ orderId: idField }))
  .handler(async ({ data: { orderId }, context: { viewer } }) => {
    const order = await findAdminOrder(orderId);
    if (!order) throw notFound();
    return { ...order, twoPersons: await readTwoPersons(viewer, orderId) };
  });

/** Who placed an order, in full, with the reason kept. */
export const revealBuyerFn = ordersAdminDoor({ method: "POST" })
  .validator(revealInput)
  .handler(proveFirst(({ data, context: { viewer } }) => revealBuyer(viewer.userId, data)));

/** Brings an order to the right e-mail, receipt and library. */
export const correctEmailOfOrder = ordersAdminDoor({ method: "POST" })
  .validator(correctEmailInput)
  .handler(proveFirst(({ data, context: { viewer } }) => correctEmailAsAdmin(viewer, data)));

/** Closes the files of one line to who bought it, or opens them again. */
export const setOrderAccessFn = ordersAdminDoor({ method: "POST" })
  .validator(accessInput)
  .handler(proveFirst(({ data, context: { viewer } }) => setOrderAccess(viewer.userId, data)));

/** Writes something down about an order, for the administration alone. */
export const writeNoteFn = orderNotesAdminDoor({ method: "POST" })
  .validator(noteInput)
  .handler(({ data, context: { viewer } }) => writeNote(viewer.userId, data));

/** Sends the receipt of an order again. */
export const resendOrderReceiptFn = ordersAdminDoor({ method: "POST" })
  .validator(resendReceiptInput)
  .handler(({ data, context: { viewer } }) => resendReceiptAsAdmin(viewer.userId, data));

/** What who bought and the authors of an order wrote to each other, with the reason kept. */
export const readOrderMessagesFn = ordersAdminDoor({ method: "POST" })
  .validator(readMessagesInput)
  .handler(proveFirst(({ data, context: { viewer } }) => readOrderMessages(viewer.userId, data)));

/** What an admin heard of a dispute. */
export const recordDisputeFn = disputesAdminDoor({ method: "POST" })
  .validator(disputeActInput)
  .handler(proveFirst(({ data, context: { viewer } }) => recordDispute(viewer.userId, data)));

/** Lets in whose roles reach a part of the system page; others learn nothing of what is behind. */
export const enterSystem = deskAdminDoor({ method: "GET" }).handler(({ context: { viewer } }) => {
  if (!SYSTEM_AREAS.some((area) => may(viewer.adminRoles, "read", area)))
    throw notFound(requiredRoles(reachSentence("read", "system")));
  return { isOpen: true };
});

export const getSystemHealth = systemAdminDoor({ method: "GET" }).handler(() => readHeader());
export const getLedgerCheck = booksAdminDoor({ method: "GET" }).handler(() => readLedgerCheck());
export const getReconciliation = booksAdminDoor({ method: "GET" }).handler(() => readReconciliation());
export const getWebhooks = systemAdminDoor({ method: "GET" }).handler(() => listWebhooks());
export const getTroubledJobs = systemAdminDoor({ method: "GET" }).handler(() => listJobs());
export const getStuckEmails = systemAdminDoor({ method: "GET" }).handler(() => listStuckEmails());
export const getReturnedEmails = systemAdminDoor({ method: "GET" }).handler(() => listReturns());
export const getOpenDisputes = disputesAdminDoor({ method: "GET" }).handler(() => listOpenDisputes());
export const getAudit = auditAdminDoor({ method: "GET" }).handler(() => listAudit());

export const replayWebhookFn = systemAdminDoor({ method: "POST" })
  .validator(replayInput)
  .handler(({ data, context: { viewer } }) => replayWebhook(viewer.userId, data));

export const settleFindingFn = booksAdminDoor({ method: "POST" })
  .validator(settleFindingInput)
  .handler(proveFirst(({ data, context: { viewer } }) => settleFinding(viewer.userId, data)));

export const retryJob = systemAdminDoor({ method: "POST" })
  .validator(retryJobInput)
  .handler(({ data, context: { viewer } }) => retryDeadJob(viewer.userId, data));

export const reindexSearchFn = systemAdminDoor({ method: "POST" })
  .validator(reindexInput)
  .handler(({ data, context: { viewer } }) => reindexSearch(viewer.userId, data));

export const resendEmail = systemAdminDoor({ method: "POST" })
  .validator(resendInput)
  .handler(({ data, context: { viewer } }) => resendStuckEmail(viewer.userId, data));
