import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";

import { LocalStorage } from "./local-storage.ts";
import type { Storage } from "./storage.ts";

/**
 * Runs `work` with the path of a file that has the object's bytes, which it must only read. A local store gives the object's own file; from
 * any other store it is copied to a temporary file, removed afterwards. Throws `ObjectMissing`.
 */
export async function withLocalCopy<T>(store: Storage, key: string, work: (file: string) => Promise<T>): Promise<T> {
  const { stream } = await store.open(key);
  if (store instanceof LocalStorage) {
    stream.destroy();
    return work(store.pathOf(key));
  }
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-"));
  try {
    const file = path.join(folder, "object");
    await pipeline(stream, createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
