import { AsyncLocalStorage } from "node:async_hooks";

import { Server } from "@tus/server";

import { uploadLimits } from "../inspect/limits.ts";
import { type SendingReason, uploadMessages } from "../messages.ts";
import type { Incoming, IncomingUpload } from "./incoming.ts";
import { parseCreation, uploadIdOf, type UploadMetadata } from "./upload-request.ts";

export type UploadHooks = {
  /** Who asks, and whether they may send to this product. Called on every request; an upload belongs to one `ownerKey`. */
  authorise(request: Request, uploadId: string | null, metadata: UploadMetadata): Promise<{ ownerKey: string } | Response>;
  /** Before the first byte, with the declared size: the place to take the quota. A response refuses. */
  onCreate(upload: IncomingUpload): Promise<Response | void>;
  /**
   * All bytes are at `path`, which is removed once this resolves; null where the store already has them at their key. May be called
   * again after a failure or a crash.
   */
  onFinish(upload: IncomingUpload & { path: string | null }): Promise<void>;
  /** The upload was cancelled, expired, or met a full disk: nothing will come, so give the quota back. */
  onAbandon(uploadId: string): Promise<void>;
};

export type UploadSettings = UploadHooks & {
  incoming: Incoming;
  /** Where `handle` is mounted, such as `/uploads`. */
  path: string;
  maxBytes?: number;
  /** Room on the disk that uploads may not take. */
  reservedBytes?: number;
};

export type Uploads = {
  handle(request: Request): Promise<Response>;
  /** Removes uploads left unfinished for 24 hours, telling `onAbandon` of each. Answers how many. */
  removeExpired(now: Date): Promise<number>;
};

/** What one request to open an upload carries through tus, which knows only ids and bytes. */
type Opening = { declared: Omit<IncomingUpload, "uploadId">; uploadId?: string; refusal?: Response | void };

const RESERVED_BYTES = 512 * 1024 * 1024;
const WRITE_SLACK_BYTES = 64 * 1024;

/** Resumable uploads by the tus protocol; a restart of the process loses none. */
export function createUploads(settings: UploadSettings): Uploads {
  const { path, incoming: files, maxBytes = uploadLimits.fileBytes, reservedBytes = RESERVED_BYTES } = settings;
  const opening = new AsyncLocalStorage<Opening>();
  const delivering = new Map<string, Promise<void>>();

  const tus = new Server({
    path,
    datastore: files.store,
    maxSize: maxBytes,
    relativeLocation: true,
    allowedOrigins: [],
    disableTerminationForFinishedUploads: true,
    getFileIdFromRequest: (request) => uploadIdOf(request.url, path) ?? undefined,
    onUploadCreate: async (_request, { id: uploadId }) => {
      const current = opening.getStore()!;
      const { productId, filename, ownerKey } = current.declared;
      current.refusal = await settings.onCreate({ uploadId, ...current.declared });
      if (current.refusal) throw new Error("refused by onCreate");
      current.uploadId = uploadId;
      return { metadata: { productId, filename, ownerKey } };
    },
    onUploadFinish: async (_request, { id }) => {
      await deliver(id);
      return {};
    },
  });

  /** Hands a complete upload over, once at a time, and again when asked again after a failure. */
  function deliver(uploadId: string): Promise<void> {
    const running = delivering.get(uploadId) ?? handOver(uploadId).finally(() => delivering.delete(uploadId));
    delivering.set(uploadId, running);
    return running;
  }

  async function handOver(uploadId: string): Promise<void> {
    const found = await files.find(uploadId);
    if (!found) return;
    const { offset: _, ...upload } = found;
    await settings.onFinish({ ...upload, path: await files.finish(uploadId) });
    await files.markDelivered(upload);
  }

  async function open(request: Request): Promise<Response> {
    const creation = parseCreation(request.headers);
    if (!creation.ok) return refusal(creation.reason === "empty_file" ? 422 : 400, creation.reason);
    const { metadata, sizeBytes } = creation.value;
    if (sizeBytes > maxBytes) return refusal(413, "file_too_large");
    const who = await settings.authorise(request, null, metadata);
    if (who instanceof Response) return who;
    if (!(await files.hasRoomFor(sizeBytes + reservedBytes))) return refusal(507, "storage_full");
    const current: Opening = { declared: { ...metadata, ownerKey: who.ownerKey, sizeBytes } };
    const answer = await opening.run(current, () => tus.handleWeb(request));
    if (!answer.ok && current.uploadId) await abandon(current.uploadId);
    return current.refusal ?? answer;
  }

  async function resume(request: Request, uploadId: string): Promise<Response> {
    const delivered = await files.findDelivered(uploadId);
    const upload = delivered ? { ...delivered, offset: delivered.sizeBytes } : await files.find(uploadId);
    if (!upload) return refusal(404, "upload_not_found");
    const { productId, filename } = upload;
    const who = await settings.authorise(request, uploadId, { productId, filename });
    if (who instanceof Response) return who;
    if (who.ownerKey !== upload.ownerKey) return refusal(404, "upload_not_found");

    if (request.method === "HEAD" && upload.offset === upload.sizeBytes) {
      if (!delivered) await deliver(uploadId);
      return complete(upload);
    }
    if (delivered) return refusal(409, "upload_finished");
    const answer = await tus.handleWeb(request);
    if (request.method === "DELETE" && answer.ok) await settings.onAbandon(uploadId);
    const isFull = answer.status === 500 && !(await files.hasRoomFor(WRITE_SLACK_BYTES));
    if (!isFull) return answer;
    await abandon(uploadId);
    return refusal(507, "storage_full");
  }

  async function abandon(uploadId: string): Promise<void> {
    await files.remove(uploadId);
    await settings.onAbandon(uploadId);
  }

  return {
    async handle(request) {
      const uploadId = uploadIdOf(request.url, path);
      const { method } = request;
      if (method === "OPTIONS") return tus.handleWeb(request);
      if (uploadId === "unknown") return refusal(404, "upload_not_found");
      if (uploadId === null) return method === "POST" ? open(request) : refusal(405, "method_not_allowed");
      const isKnown = method === "HEAD" || method === "PATCH" || method === "DELETE";
      return isKnown ? resume(request, uploadId) : refusal(405, "method_not_allowed");
    },
    async removeExpired(now) {
      const expired = await files.removeExpired(now);
      for (const uploadId of expired) await settings.onAbandon(uploadId);
      return expired.length;
    },
  };
}

function refusal(status: number, reason: SendingReason): Response {
  return Response.json(
    { reason, message: uploadMessages[reason] },
    { status, headers: { "tus-resumable": "1.0.0", "cache-control": "no-store" } },
  );
}

function complete({ sizeBytes }: { sizeBytes: number }): Response {
  const size = String(sizeBytes);
  const headers = { "tus-resumable": "1.0.0", "cache-control": "no-store", "upload-offset": size, "upload-length": size };
  return new Response(null, { headers });
}
