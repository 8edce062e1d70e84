import * as z from "zod";

import type { S3Storage } from "#platform/storage/s3-storage.ts";
import type { Incoming, IncomingUpload } from "./incoming.ts";
import { INCOMING, PartsStore } from "./parts-store.ts";

const deliveredSchema = z.object({
  uploadId: z.string(),
  productId: z.string(),
  filename: z.string(),
  ownerKey: z.string(),
  sizeBytes: z.number(),
  at: z.string(),
});

const deliveredKey = (uploadId: string) => `${INCOMING}${uploadId}/delivered`;

/** Uploads received by the S3 store itself: nothing of them is on this machine, and any process goes on with them. */
export class IncomingParts implements Incoming {
  readonly store: PartsStore;

  /** `keyOf`: where the object of an upload is to be. */
  constructor(
    readonly bucket: S3Storage,
    keyOf: (uploadId: string) => string,
    readonly savedForMs: number,
  ) {
    this.store = new PartsStore(bucket, keyOf, savedForMs);
  }

  async find(uploadId: string): Promise<(IncomingUpload & { offset: number }) | null> {
    const upload = await this.store.findOpened(uploadId);
    const { productId, filename, ownerKey } = upload?.metadata ?? {};
    if (!upload || !productId || !filename || !ownerKey) return null;
    const { offset } = await this.store.getUpload(uploadId);
    return { uploadId, productId, filename, ownerKey, sizeBytes: upload.sizeBytes, offset };
  }

  async findDelivered(uploadId: string): Promise<IncomingUpload | null> {
    const found = deliveredSchema.safeParse(await this.store.readJson(deliveredKey(uploadId)));
    if (!found.success) return null;
    const { at: _, ...upload } = found.data;
    return upload;
  }

  async finish(uploadId: string): Promise<null> {
    await this.store.complete(uploadId);
    return null;
  }

  async markDelivered(upload: IncomingUpload): Promise<void> {
    await this.store.writeJson(deliveredKey(upload.uploadId), { ...upload, at: new Date().toISOString() });
    await this.store.remove(upload.uploadId);
  }

  remove(uploadId: string): Promise<void> {
    return this.store.remove(uploadId);
  }

  /** Only the store knows, and it says so when it has none. */
  async hasRoomFor(): Promise<boolean> {
    return true;
  }

  async removeExpired(now: Date): Promise<string[]> {
    const isOld = (since: string) => now.getTime() - Date.parse(since) > this.savedForMs;
    const expired: string[] = [];
    for await (const key of this.bucket.list(INCOMING)) {
      const [, uploadId, name] = /^incoming\/([0-9a-f]{32})\/(upload|delivered)$/.exec(key) ?? [];
      if (!uploadId) continue;
      if (name === "delivered") {
        const record = deliveredSchema.safeParse(await this.store.readJson(key));
        if (!record.success || !isOld(record.data.at)) continue;
        await this.store.remove(uploadId);
        await this.bucket.delete(key);
        continue;
      }
      const opened = await this.store.findOpened(uploadId);
      if (!opened || !isOld(opened.openedAt)) continue;
      await this.store.remove(uploadId);
      expired.push(uploadId);
    }
    await this.#abortForgotten(now);
    return expired;
  }

  /** Parts that nobody has a record of, such as those of a process that died while it wrote: nothing else frees what they take. */
  async #abortForgotten(now: Date): Promise<void> {
    const lastDay = new Date(now.getTime() - this.savedForMs);
    for await (const parts of this.bucket.parts.openedBefore(lastDay)) await this.bucket.parts.abort(parts);
  }
}
