import path from "node:path";
import { waitWords } from "#kit/wait-words.ts";
import { env } from "#platform/env.ts";
import { mayPrepare } from "#modules/stores/applications/rules/preparing.ts";
import { defineLimit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { findViewer, type Viewer } from "#platform/session.ts";
import { type UploadReason, uploadMessages } from "../messages.ts";
import { fileIdOfUpload } from "../rules/upload-id.ts";
import { openBucket } from "#platform/storage/open-storage.ts";
import { uploadLimits } from "../inspect/limits.ts";
import { askToLook, expectFile, forgetFile, quarantineFile, quarantineKey } from "../receive-file.ts";
import type { Incoming } from "./incoming.ts";
import { IncomingFiles } from "./incoming-files.ts";
import { IncomingParts } from "./incoming-parts.ts";
import { createUploads, type Uploads } from "./tus-server.ts";

const REQUESTS = defineLimit({ name: "upload", points: 1_200, seconds: 60, per: "person" });
const PHOTOS = defineLimit({ name: "profile-photo", points: 20, seconds: 600, per: "person" });
const STATUS: Record<UploadReason, number> = {
  too_many_files: 422,
  product_full: 413,
  file_too_large: 413,
  store_closed: 403,
  not_editable: 409,
};

let opened: Uploads | undefined;

const SAVED_FOR_MS = uploadLimits.incompleteHours * 3_600_000;

/** With S3 the bytes go to the bucket as they come; else to `DATA_DIR/incoming`. */
function openIncoming(): Incoming {
  const bucket = openBucket();
  return bucket
    ? new IncomingParts(bucket, (uploadId) => quarantineKey(fileIdOfUpload(uploadId)), SAVED_FOR_MS)
    : new IncomingFiles(path.join(env.DATA_DIR, "incoming"), SAVED_FOR_MS);
}

/** The resumable uploads of this process. */
export function uploads(): Uploads {
  return (opened ??= createUploads({
    incoming: openIncoming(),
    path: "/uploads",
    async authorise(request, _uploadId, { productId }) {
      const viewer = await mayUpload(request);
      if (viewer instanceof Response) return viewer;
      return /^\d{1,15}$/.test(productId)
        ? { ownerKey: String(viewer.storeId) }
        : say(404, "not_found", uploadMessages.not_found);
    },
    async onCreate({ uploadId, productId, ownerKey, filename, sizeBytes, replaces }) {
      const file = {
        fileId: fileIdOfUpload(uploadId),
        productId: Number(productId),
        storeId: Number(ownerKey),
        filename,
        sizeBytes,
        replaces,
      };
      const answer = await expectFile(file);
      if (answer.ok) return undefined;
      if (answer.reason === "not_found") return say(404, "not_found", uploadMessages.not_found);
      return say(STATUS[answer.reason], answer.reason, uploadMessages[answer.reason]);
    },
    async onFinish({ uploadId, path: file, sizeBytes }) {
      const fileId = fileIdOfUpload(uploadId);
      await (file === null ? askToLook(fileId, sizeBytes) : quarantineFile(fileId, file));
    },
    onAbandon: (uploadId) => forgetFile(fileIdOfUpload(uploadId)),
  }));
}

/** The author behind an upload request sent by our own page, or the answer that turns it away. */
export async function mayUpload(request: Request): Promise<(Viewer & { storeId: number }) | Response> {
  if (!isOurs(request)) return say(403, "forbidden", uploadMessages.forbidden);
  const viewer = await findViewer(request.headers.get("cookie"));
  if (!viewer) return say(401, "signed_out", uploadMessages.signed_out);
  const { storeId } = viewer;
  if (storeId === null) return say(404, "not_found", uploadMessages.forbidden);
  if (!mayPrepare(viewer.storeStatus)) return say(STATUS.store_closed, "store_closed", uploadMessages.store_closed);
  const wait = await takePoint(REQUESTS, viewer.userId);
  return wait === null ? { ...viewer, storeId } : say(429, "limited", uploadMessages.limited);
}

/** The person behind a photo sent by our own page, or the answer that turns it away. */
export async function maySendPhoto(request: Request): Promise<Viewer | Response> {
  if (!isOurs(request)) return say(403, "forbidden", uploadMessages.forbidden);
  const viewer = await findViewer(request.headers.get("cookie"));
  if (!viewer) return say(401, "signed_out", "Sua sessão terminou. Entre de novo em outra aba e volte aqui.");
  const wait = await takePoint(PHOTOS, viewer.userId);
  return wait === null ? viewer : say(429, "limited", `Muitas fotos seguidas. Espere ${waitWords(wait)} e tente de novo.`);
}

/** Whether our own page sends this. Browsers leave Origin out of same-origin reads only. */
export function isOurs(request: Request): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  if (origin === null) return request.method === "HEAD" || request.method === "GET";
  return origin === new URL(env.publicUrl).origin;
}

/** `message` is for the author's eyes. */
export function say(status: number, reason: string, message?: string): Response {
  return Response.json({ reason, message }, { status, headers: { "cache-control": "no-store", "tus-resumable": "1.0.0" } });
}
