import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { idField } from "#kit/fields.ts";
import { refuse } from "#kit/outcome.ts";
import { buyerDoor, limitTo } from "#platform/door.ts";
import { findRefundAccount, saveRefundAccount } from "../../payments/refunds/refund-account.ts";
import { accountFace, readAccount, THIRD_PARTY } from "../bank/read-account.ts";
import { accountInput } from "../bank/schema.ts";
import { accountRequest } from "../recipients/recipient-request.ts";

/** Whether an order's buyer has to give a bank account for a refund, and the account given, masked. */
export const getRefundAccount = buyerDoor({ method: "GET" })
  .validator(z.strictObject({ orderId: idField }))
  .handler(async ({ data, context: { viewer } }) => {
    const found = await findRefundAccount(viewer.userId, data.orderId);
    if (!found) throw notFound();
    return { isNeeded: found.isNeeded, given: found.given };
  });

/** Saves the bank account for the refund of an order. */
export const saveRefundAccountFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "refund-account", points: 10, seconds: 600, shared: true })])
  .validator(z.strictObject({ orderId: idField, form: accountInput.shape.form }))
  .handler(async ({ data, context: { viewer } }) => {
    const found = await findRefundAccount(viewer.userId, data.orderId);
    if (!found) throw notFound();
    const read = readAccount(data.form, found.document);
    if (!read.ok) return read;
    const { bankName, accountMasked } = accountFace(read.value);
    const saved = await saveRefundAccount(viewer.userId, data.orderId, accountRequest(read.value), { bankName, accountMasked });
    return !saved.ok && saved.reason === "third_party"
      ? refuse("third_party", { fields: { holder_document: THIRD_PARTY } })
      : saved;
  });
