import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import * as z from "zod";
import { idField } from "#kit/fields.ts";
import { buyerDoor, limitTo } from "#platform/door.ts";
import { dropFile } from "./drop-file.ts";
import { markRead } from "./mark-read.ts";
import { listFileStates } from "./queries/find-attachment.ts";
import { listThreads } from "./queries/list-threads.ts";
import { fileInput, fileStatesInput, sendInput, threadInput } from "./schema.ts";
import { sendMessage } from "./send-message.ts";

/** The conversations of an order, to who has a part in them. */
export const getThreads = buyerDoor({ method: "GET" })
  .validator(z.strictObject({ orderId: idField }))
  .handler(async ({ data: { orderId }, context: { viewer } }) => {
    const threads = await listThreads(viewer, orderId);
    if (!threads) throw notFound();
    return { threads };
  });

/** Writes to the other side of an order. */
export const sendMessageFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "order-message", points: 30, seconds: 3600, shared: true })])
  .validator(sendInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await sendMessage(viewer, data);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 422);
    return answer;
  });

/** What the other side wrote was seen. */
export const readThread = buyerDoor({ method: "POST" })
  .validator(threadInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await markRead(viewer, data.orderId, data.storeId);
    if (!answer.ok) setResponseStatus(404);
    return answer;
  });

/** How the files one is about to send are doing. */
export const getFileStates = buyerDoor({ method: "GET" })
  .validator(fileStatesInput)
  .handler(async ({ data, context: { viewer } }) => ({ files: await listFileStates(viewer.userId, data.fileIds) }));

/** Takes back a file that was not sent yet. */
export const dropMessageFile = buyerDoor({ method: "POST" })
  .validator(fileInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await dropFile(viewer.userId, data.fileId);
    if (!answer.ok) setResponseStatus(404);
    return answer;
  });
