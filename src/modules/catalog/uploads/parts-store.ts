import type { Readable } from "node:stream";
import { buffer, json } from "node:stream/consumers";

import { DataStore, ERRORS, Upload } from "@tus/server";
import * as z from "zod";

import type { OpenParts, StoredPart } from "#platform/storage/s3-parts.ts";
import type { S3Storage } from "#platform/storage/s3-storage.ts";
import { ObjectMissing } from "#platform/storage/storage.ts";

const recordSchema = z.object({
  uploadId: z.string(),
  sizeBytes: z.number(),
  metadata: z.record(z.string(), z.string()),
  openedAt: z.string(),
  parts: z.object({ key: z.string(), partsId: z.string() }),
});
type Opened = z.infer<typeof recordSchema>;

/** What a process holds of an upload at most. All parts but the last have this size, so a part sent twice is the same part. */
export const PART_BYTES = 8 * 1024 * 1024;

export const INCOMING = "incoming/";
const recordKey = (uploadId: string) => `${INCOMING}${uploadId}/upload`;

/** Whole parts, how far they reach, and where the bytes after them wait to become one. */
type Progress = { parts: StoredPart[]; whole: number; tail: number };

/**
 * Tus uploads that go to an S3 store as they arrive, as the parts of the object they will be at `keyOf`. All state is in the store: any
 * process goes on where another stopped. What does not fill a part waits in an object of its own and is read again.
 */
export class PartsStore extends DataStore {
  override extensions = ["creation", "creation-with-upload", "termination", "expiration"];
  readonly #saving = new Map<string, Promise<void>>();

  constructor(
    readonly bucket: S3Storage,
    readonly keyOf: (uploadId: string) => string,
    readonly savedForMs: number,
  ) {
    super();
  }

  override getExpiration(): number {
    return this.savedForMs;
  }

  override async create(upload: Upload): Promise<Upload> {
    const parts = await this.bucket.parts.begin(this.keyOf(upload.id), "application/octet-stream");
    const { id: uploadId, size: sizeBytes = 0, creation_date } = upload;
    const metadata = Object.fromEntries(Object.entries(upload.metadata ?? {}).map(([name, value]) => [name, value ?? ""]));
    const openedAt = creation_date ?? new Date().toISOString();
    await this.writeJson(recordKey(uploadId), { uploadId, sizeBytes, metadata, openedAt, parts } satisfies Opened);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const opened = await this.findOpened(id);
    if (!opened) throw ERRORS.FILE_NOT_FOUND;
    const { sizeBytes: size, metadata, openedAt: creation_date } = opened;
    return new Upload({ id, size, offset: await this.#offsetOf(opened), metadata, creation_date });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const opened = await this.findOpened(id);
    const progress = opened && (await this.#progressOf(opened));
    if (!opened || !progress || progress.whole + progress.tail !== offset) throw ERRORS.INVALID_OFFSET;
    const part = Buffer.allocUnsafeSlow(PART_BYTES);
    let number = progress.parts.length + 1;
    let filled = 0;
    if (progress.tail > 0) filled = (await this.#readTail(id, number)).copy(part);
    let reached = offset;
    const put = async () => {
      await this.bucket.parts.put(opened.parts, number, part.subarray(0, filled));
      await this.bucket.delete(tailKey(id, number));
      number += 1;
      filled = 0;
    };
    const save = () => (filled > 0 ? this.#saveTail(id, number, part.subarray(0, filled)) : Promise.resolve());
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length;) {
          const taken = chunk.copy(part, filled, at);
          at += taken;
          filled += taken;
          reached += taken;
          if (filled === PART_BYTES) await put();
        }
      }
    } catch (error) {
      // A line that was cut: what came is kept, for who goes on from here.
      await save();
      throw error;
    }
    if (reached === opened.sizeBytes && filled > 0) await put();
    else await save();
    return reached;
  }

  /** Makes the object of an upload whose bytes are all there. May be called again. */
  async complete(uploadId: string): Promise<void> {
    const opened = await this.findOpened(uploadId);
    if (!opened) return;
    const progress = await this.#progressOf(opened);
    const failed =
      progress && (await this.bucket.parts.complete(opened.parts, progress.parts).catch((cause: unknown) => ({ cause })));
    const made = await this.bucket.head(opened.parts.key);
    // Another process may have made it meanwhile.
    if (made?.sizeBytes !== opened.sizeBytes)
      throw new Error(`upload ${uploadId} did not become an object of its size`, failed ?? {});
  }

  /** Forgets an upload: its parts unless they became an object, and all it kept beside them. */
  override async remove(uploadId: string): Promise<void> {
    const opened = await this.findOpened(uploadId);
    if (opened) await this.bucket.parts.abort(opened.parts);
    for await (const key of this.bucket.list(`${INCOMING}${uploadId}/`))
      if (key.includes("/tail-")) await this.bucket.delete(key);
    await this.bucket.delete(recordKey(uploadId));
  }

  async findOpened(uploadId: string): Promise<Opened | null> {
    const found = recordSchema.safeParse(await this.readJson(recordKey(uploadId)));
    return found.success ? found.data : null;
  }

  async writeJson(key: string, value: unknown): Promise<void> {
    await this.bucket.put(key, Buffer.from(JSON.stringify(value)), { contentType: "application/json" });
  }

  async readJson(key: string): Promise<unknown> {
    return this.bucket.open(key).then(({ stream }) => json(stream), ignoreMissing);
  }

  async #offsetOf(opened: Opened): Promise<number> {
    await this.#saving.get(opened.uploadId)?.catch(() => undefined);
    const progress = await this.#progressOf(opened);
    if (progress) return progress.whole + progress.tail;
    return (await this.bucket.head(opened.parts.key)) ? opened.sizeBytes : 0;
  }

  /** Null when the parts are parts no more. */
  async #progressOf({ uploadId, parts: open, sizeBytes }: Opened): Promise<Progress | null> {
    const stored = await this.bucket.parts.list(open satisfies OpenParts);
    if (!stored) return null;
    const parts = inOrder(stored, sizeBytes);
    const whole = parts.reduce((sum, part) => sum + part.sizeBytes, 0);
    const tail = whole < sizeBytes ? await this.bucket.head(tailKey(uploadId, parts.length + 1)) : null;
    return { parts, whole, tail: tail?.sizeBytes ?? 0 };
  }

  /** What comes next on this process waits for it: the answer to a lost line may not be older than what was kept. */
  async #saveTail(uploadId: string, number: number, bytes: Uint8Array): Promise<void> {
    const saving = this.bucket.put(tailKey(uploadId, number), bytes, { contentType: "application/octet-stream" });
    const done = saving.then(() => undefined);
    this.#saving.set(uploadId, done);
    await done.finally(() => this.#saving.delete(uploadId));
  }

  async #readTail(uploadId: string, number: number): Promise<Buffer> {
    return buffer((await this.bucket.open(tailKey(uploadId, number))).stream);
  }
}

const tailKey = (uploadId: string, number: number) => `${INCOMING}${uploadId}/tail-${number}`;

/** The parts from the first on without a gap, each of its size. */
function inOrder(stored: readonly StoredPart[], sizeBytes: number): StoredPart[] {
  const gap = stored.findIndex(({ number, sizeBytes: held }, index) => {
    const expected = Math.min(PART_BYTES, sizeBytes - index * PART_BYTES);
    return number !== index + 1 || held !== expected;
  });
  return gap === -1 ? [...stored] : stored.slice(0, gap);
}

function ignoreMissing(error: unknown): null {
  if (error instanceof ObjectMissing) return null;
  throw error;
}
