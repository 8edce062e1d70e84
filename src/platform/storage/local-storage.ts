import { randomUUID } from "node:crypto";
import { constants, createReadStream, createWriteStream } from "node:fs";
import { chmod, copyFile, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

import { measuredBody } from "./measured-body.ts";
import {
  assertKey,
  assertPrefix,
  ObjectMissing,
  StorageFull,
  type ByteRange,
  type OpenObject,
  type PutOptions,
  type Storage,
  type StoredObject,
} from "./storage.ts";

/** Only this process's user may read the files that are sold. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/**
 * Objects as plain files under `root`. A file appears at its name only when complete and flushed to disk; content types are in a parallel
 * tree, `.types`, which no key can reach.
 */
export class LocalStorage implements Storage {
  #closing: Promise<void> | undefined;

  constructor(readonly root: string) {}

  async put(key: string, body: Parameters<Storage["put"]>[1], options: PutOptions) {
    assertKey(key);
    const { source, meter, sizeBytes } = measuredBody(body, options.sizeBytes);
    await this.#replace(key, options.contentType, async (temporary) => {
      await pipeline(source, meter, createWriteStream(temporary, { flags: "wx", mode: FILE_MODE }));
    });
    return { sizeBytes: sizeBytes() };
  }

  async open(key: string, range: ByteRange = {}): Promise<OpenObject> {
    const found = await this.head(key);
    if (!found) throw new ObjectMissing(key);
    return { ...found, stream: createReadStream(this.pathOf(key), range) };
  }

  async head(key: string): Promise<StoredObject | null> {
    const facts = await stat(this.pathOf(key)).catch(ignoreMissing);
    if (!facts?.isFile()) return null;
    const contentType = await readFile(this.#typePathOf(key), "utf8").catch(ignoreMissing);
    return contentType === null ? null : { sizeBytes: facts.size, contentType };
  }

  async copy(from: string, to: string): Promise<void> {
    assertKey(to);
    const found = await this.head(from);
    if (!found) throw new ObjectMissing(from);
    await this.#replace(to, found.contentType, async (temporary) => {
      await copyFile(this.pathOf(from), temporary, constants.COPYFILE_FICLONE);
      await chmod(temporary, FILE_MODE);
    });
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
    await rm(this.#typePathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<string> {
    assertPrefix(prefix);
    const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    for await (const key of this.#walk(folder)) if (key.startsWith(prefix)) yield key;
  }

  /** The path of a key's file, for readers that need one. */
  pathOf(key: string): string {
    assertKey(key);
    return path.join(this.root, key);
  }

  #typePathOf(key: string): string {
    return path.join(this.root, ".types", key);
  }

  async *#walk(folder: string): AsyncIterable<string> {
    const entries = await opendir(path.join(this.root, folder)).catch(ignoreMissing);
    if (!entries) return;
    for await (const entry of entries) {
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) yield* this.#walk(`${folder}${entry.name}/`);
      else yield folder + entry.name;
    }
  }

  /** Restricts the root to this user, also where an earlier version left it open: everything inside becomes unreachable to others. */
  async #closeRoot(): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: FOLDER_MODE });
    await chmod(this.root, FOLDER_MODE);
  }

  async #replace(key: string, contentType: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const destination = this.pathOf(key);
    const typePath = this.#typePathOf(key);
    const temporary = path.join(this.root, ".writing", randomUUID());
    try {
      await (this.#closing ??= this.#closeRoot());
      await Promise.all(
        [destination, typePath, temporary].map((file) => mkdir(path.dirname(file), { recursive: true, mode: FOLDER_MODE })),
      );
      await write(temporary);
      await flush(temporary);
      await writeFile(`${temporary}.type`, contentType, { flush: true, mode: FILE_MODE });
      await rename(`${temporary}.type`, typePath);
      await rename(temporary, destination);
      await flush(path.dirname(destination));
    } catch (error) {
      await rm(temporary, { force: true });
      await rm(`${temporary}.type`, { force: true });
      if (hasCode(error, "ENOSPC") || hasCode(error, "EDQUOT")) {
        throw new StorageFull("No room left for files", { cause: error });
      }
      throw error;
    }
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function ignoreMissing(error: unknown): null {
  if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return null;
  throw error;
}
