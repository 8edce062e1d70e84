import { mkdir, readdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";

import { FileStore } from "@tus/file-store";

import type { Incoming, IncomingUpload } from "./incoming.ts";

/** Uploads on the local disk: bytes so far and a note beside them; after the end, a record that it was delivered. */
export class IncomingFiles implements Incoming {
  readonly store: FileStore;

  constructor(
    readonly directory: string,
    readonly savedForMs: number,
  ) {
    this.store = new FileStore({ directory, expirationPeriodInMilliseconds: savedForMs });
  }

  pathOf(uploadId: string): string {
    return path.join(this.directory, uploadId);
  }

  async find(uploadId: string): Promise<(IncomingUpload & { offset: number }) | null> {
    const upload = await this.store.getUpload(uploadId).catch(() => null);
    const { productId, filename, ownerKey } = upload?.metadata ?? {};
    if (!upload || upload.size === undefined || !productId || !filename || !ownerKey) return null;
    return { uploadId, productId, filename, ownerKey, sizeBytes: upload.size, offset: upload.offset };
  }

  async findDelivered(uploadId: string): Promise<IncomingUpload | null> {
    const text = await readFile(this.#recordOf(uploadId), "utf8").catch(() => null);
    return text === null ? null : (JSON.parse(text) as IncomingUpload);
  }

  async finish(uploadId: string): Promise<string> {
    return this.pathOf(uploadId);
  }

  async markDelivered(upload: IncomingUpload): Promise<void> {
    await mkdir(path.dirname(this.#recordOf(upload.uploadId)), { recursive: true });
    await writeFile(this.#recordOf(upload.uploadId), JSON.stringify(upload), { flush: true });
    await this.remove(upload.uploadId);
  }

  async remove(uploadId: string): Promise<void> {
    await rm(this.pathOf(uploadId), { force: true });
    await rm(`${this.pathOf(uploadId)}.json`, { force: true });
  }

  async hasRoomFor(bytes: number): Promise<boolean> {
    await mkdir(this.directory, { recursive: true });
    const { bavail, bsize } = await statfs(this.directory);
    return bavail * bsize > bytes;
  }

  async removeExpired(now: Date): Promise<string[]> {
    const isOld = (since: Date) => now.getTime() - since.getTime() > this.savedForMs;
    const expired: string[] = [];
    for (const name of await readdir(this.directory).catch(() => [])) {
      const uploadId = /^([0-9a-f]{32})\.json$/.exec(name)?.[1];
      if (!uploadId || !isOld(await openedAt(path.join(this.directory, name)))) continue;
      await this.remove(uploadId);
      expired.push(uploadId);
    }
    const delivered = path.join(this.directory, "delivered");
    for (const name of await readdir(delivered).catch(() => [])) {
      const record = path.join(delivered, name);
      if (isOld((await stat(record)).mtime)) await rm(record, { force: true });
    }
    return expired;
  }

  #recordOf(uploadId: string): string {
    return path.join(this.directory, "delivered", `${uploadId}.json`);
  }
}

/** By the file's own clock: the note is written once, when the upload is opened. */
async function openedAt(note: string): Promise<Date> {
  return (await stat(note)).mtime;
}
