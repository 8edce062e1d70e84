import { refuse, type Outcome } from "#kit/outcome.ts";

import { archiveLimits } from "../limits.ts";
import { checkNames } from "./check-names.ts";
import type { ZipEntry } from "./read-directory.ts";

export type DirectoryReason =
  | "archive_too_many_entries"
  | "archive_encrypted"
  | "archive_symlink"
  | "archive_method"
  | "archive_broken"
  | "archive_too_large"
  | "archive_bomb"
  | "archive_unsafe_name"
  | "archive_duplicate_name";

const STORED = 0;
const DEFLATED = 8;

/** What a directory may declare. Pure: whether the declarations are true is for `verifyEntries`. */
export function checkDirectory(entries: ZipEntry[]): Outcome<void, DirectoryReason> {
  if (entries.length > archiveLimits.entries) return refuse("archive_too_many_entries");
  for (const entry of entries) {
    if (entry.isEncrypted) return refuse("archive_encrypted");
    if (entry.isSpecial) return refuse("archive_symlink");
    if (entry.method !== STORED && entry.method !== DEFLATED) return refuse("archive_method");
    if (entry.method === STORED && entry.packedBytes !== entry.unpackedBytes) return refuse("archive_broken");
  }
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  const packedBytes = entries.reduce((sum, entry) => sum + entry.packedBytes, 0);
  if (unpackedBytes > archiveLimits.unpackedBytes) return refuse("archive_too_large");
  if (unpackedBytes > archiveLimits.smallEntryBytes && unpackedBytes > packedBytes * archiveLimits.ratio) {
    return refuse("archive_bomb");
  }
  if (entries.some(isBomb)) return refuse("archive_bomb");
  return checkNames(entries.map((entry) => entry.name));
}

function isBomb({ packedBytes, unpackedBytes }: ZipEntry): boolean {
  const most = unpackedBytes > archiveLimits.smallEntryBytes ? archiveLimits.ratio : archiveLimits.deflateRatio;
  return unpackedBytes > (packedBytes + 1) * most;
}
