import type { Readable } from "node:stream";

/** Where files live. Objects are immutable in use: a key names content, so putting the same key again is harmless. */
export interface Storage {
  /** All or nothing: a failed or short put leaves no object. Throws `StorageFull` when there is no room. */
  put(key: string, body: Readable | Uint8Array, options: PutOptions): Promise<{ sizeBytes: number }>;
  /** `start` and `end` are byte positions, both included, as in an HTTP range. Throws `ObjectMissing`. */
  open(key: string, range?: ByteRange): Promise<OpenObject>;
  head(key: string): Promise<StoredObject | null>;
  /** Throws `ObjectMissing` when there is nothing at `from`. */
  copy(from: string, to: string): Promise<void>;
  /** Deleting what is not there succeeds. */
  delete(key: string): Promise<void>;
  /** Keys that begin with `prefix`, in no promised order. */
  list(prefix: string): AsyncIterable<string>;
}

/** `sizeBytes`, when given, is a promise about the body: a stream that ends early or late is refused. */
export type PutOptions = { contentType: string; sizeBytes?: number };

export type ByteRange = { start?: number; end?: number };

export type StoredObject = { sizeBytes: number; contentType: string };

/** `sizeBytes` is the size of the whole object, whatever the range. */
export type OpenObject = StoredObject & { stream: Readable };

export class StorageFull extends Error {
  override name = "StorageFull";
}

export class ObjectMissing extends Error {
  override name = "ObjectMissing";
}

export class SizeMismatch extends Error {
  override name = "SizeMismatch";
}

const KEY = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/i;

/** Keys are ours, never a person's file name. A bad one is a bug, so it throws. */
export function assertKey(key: string): void {
  if (key.length > 512 || !KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** Like a key, but may be empty or end in the middle of a name. */
export function assertPrefix(prefix: string): void {
  if (prefix !== "") assertKey(prefix.endsWith("/") ? prefix.slice(0, -1) : prefix);
}
