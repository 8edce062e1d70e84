import * as z from "zod";
import { proveFirst } from "#modules/accounts/prove-first.ts";
import { idField } from "#kit/fields.ts";
import { ok } from "#kit/outcome.ts";
import { disputesAdminDoor } from "#platform/admin-doors.ts";
import { authorDoor, limitTo } from "#platform/door.ts";
import { addEvidence } from "./add-evidence.ts";
import { findSaleDispute } from "./queries/find-sale-dispute.ts";
import { addWordsInput } from "./schema.ts";

/** The state of the dispute of one of the author's sales; null when there is none. */
export const getSaleDispute = authorDoor({ method: "GET" })
  .validator(z.strictObject({ orderId: idField }))
  .handler(async ({ data: { orderId }, context: { viewer } }) => ({ dispute: await findSaleDispute(viewer.storeId, orderId) }));

/** Adds the author's text to the defence. */
export const addDisputeWords = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "dispute-words", points: 20, seconds: 60, shared: true })])
  .validator(addWordsInput)
  .handler(({ data: { orderId, palavras }, context: { viewer } }) => addEvidence(viewer.storeId, orderId, { body: palavras }));

/** The address from which an admin downloads the defence, after step-up authentication. */
export const openDefence = disputesAdminDoor({ method: "POST" })
  .validator(z.strictObject({ disputeId: z.uuid() }))
  .handler(proveFirst(({ data: { disputeId } }) => ok({ href: `/contestacoes/${disputeId}/defesa` })));
