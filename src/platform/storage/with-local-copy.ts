import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { env } from "../env.ts";
import { LocalStorage } from "./local-storage.ts";
import type { Storage } from "./storage.ts";

/** On a disk: where there are temporary folders in memory, a large object would fill it. */
const copies = () => path.join(env.DATA_DIR, "copies");

/**
 * Runs `work` with the path of a file that has the object's bytes, which it must only read. A local store gives the object's own file; from
 * any other store it is copied to a temporary file, removed afterwards. Throws `ObjectMissing`.
 */
export async function withLocalCopy<T>(store: Storage, key: string, work: (file: string) => Promise<T>): Promise<T> {
  const { stream, sizeBytes } = await store.open(key);
  if (store instanceof LocalStorage) {
    stream.destroy();
    return work(store.pathOf(key));
  }
  if (sizeBytes <= LARGE_BYTES) return workOnCopy(stream, work);
  stream.destroy();
  return inTurn(async () => workOnCopy((await store.open(key)).stream, work));
}

/** Copies above this size are made two at a time, so that the disk they need has a limit. Work on one never needs another. */
const LARGE_BYTES = 1024 ** 3;
const LARGE_AT_ONCE = 2;
let underWay = 0;
const waiting: (() => void)[] = [];

/** First come, first served: whoever is done gives their place to the one who waits longest. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay === LARGE_AT_ONCE) await new Promise<void>((enter) => waiting.push(enter));
  else underWay += 1;
  try {
    return await work();
  } finally {
    const enterNext = waiting.shift();
    if (enterNext) enterNext();
    else underWay -= 1;
  }
}

async function workOnCopy<T>(stream: Readable, work: (file: string) => Promise<T>): Promise<T> {
  await mkdir(copies(), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(copies(), "copy-"));
  try {
    const file = path.join(folder, "object");
    await pipeline(stream, createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Removes copies that a process left when it died: no work on one takes a day. Answers how many. */
export async function removeLeftCopies(now: Date): Promise<number> {
  const lastDay = now.getTime() - 24 * 3_600_000;
  let removed = 0;
  for (const name of await readdir(copies()).catch(() => [])) {
    const folder = path.join(copies(), name);
    const made = await stat(folder).catch(() => null);
    if (!made || made.mtimeMs > lastDay) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
