import * as z from "zod";
import { idField, optionalTextField } from "#kit/fields.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { type FileRefusal, messageLimits, type Side } from "./rules.ts";

const storeId = z.int().positive();

export const threadInput = z.strictObject({ orderId: idField, storeId });
export const sendInput = z.strictObject({
  orderId: idField,
  storeId,
  requestKey: z.uuid(),
  text: optionalTextField({ max: messageLimits.characters, multiline: true }),
  fileIds: z.array(idField).max(messageLimits.filesPerMessage),
});
export const fileInput = z.strictObject({ fileId: idField });
export const fileStatesInput = z.strictObject({ fileIds: z.array(idField).min(1).max(messageLimits.filesPerMessage) });

export type SendRefusal = "not_found" | "empty" | "files_not_ready";
export type UploadRefusal = FileRefusal | "not_found" | "length_required" | "storage_full";

/** Looks at a file in quarantine. */
export const inspectAttachmentJob = defineJob("delivery.inspect-attachment", z.object({ fileId: z.uuid() }));

/** To the other side: somebody wrote about an order. `text` is whole; files are only told. */
export const newMessageEmail: EmailKind<{
  orderId: string;
  orderNumber: number;
  to: Side;
  greetedName: string;
  senderName: string;
  text: string;
  files: string[];
}> = { name: "pedido.mensagem" };
