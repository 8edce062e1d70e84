import { existsSync } from "node:fs";
import path from "node:path";

import { env } from "#platform/env.ts";

import { LocalStorage } from "./local-storage.ts";
import { MovingStorage } from "./moving-storage.ts";
import { S3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

let opened: Storage | undefined;

/** The store this process uses: S3 when `S3_ENDPOINT` is set, else `DATA_DIR/files`. */
export function storage(): Storage {
  return (opened ??= openStorage());
}

let bucketOpened: S3Storage | undefined;

/** The bucket this process writes to; null where files are kept on the disk. */
export const openBucket = (): S3Storage | null => (env.S3_ENDPOINT ? (bucketOpened ??= openS3()) : null);

/** Objects on this machine's own disk. */
export const diskStorage = (): LocalStorage => new LocalStorage(path.join(env.DATA_DIR, "files"));

/** With S3, files stored on the disk earlier are still read from there, until `files:move` has moved them. */
function openStorage(): Storage {
  if (!env.S3_ENDPOINT) return diskStorage();
  const disk = diskStorage();
  return existsSync(disk.root) ? new MovingStorage(openS3(), disk) : openS3();
}

/** The bucket of `S3_*`. */
export function openS3(): S3Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error("S3_ENDPOINT pede também S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.");
  }
  return new S3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
