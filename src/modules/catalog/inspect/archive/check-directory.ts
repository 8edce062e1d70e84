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

const DOCUMENT_XML = /\.(?:xml|rels|vml)$/i;
const STORED = 0;
const DEFLATED = 8;

/**
 * What a directory may declare. Pure: whether the declarations are true is for `verifyEntries`. The XML of an office document repeats
 * itself far beyond what other files do, so its sheets and slides are held by their size alone.
 */
export function checkDirectory(entries: ZipEntry[], isDocument: boolean): Outcome<void, DirectoryReason> {
  if (entries.length > archiveLimits.entries) return refuse("archive_too_many_entries");
  for (const entry of entries) {
    if (entry.isEncrypted) return refuse("archive_encrypted");
    if (entry.isSpecial) return refuse("archive_symlink");
    if (entry.method !== STORED && entry.method !== DEFLATED) return refuse("archive_method");
    if (entry.method === STORED && entry.packedBytes !== entry.unpackedBytes) return refuse("archive_broken");
  }
  if (unpackedOf(entries) > archiveLimits.unpackedBytes) return refuse("archive_too_large");
  const isXml = (entry: ZipEntry) => isDocument && DOCUMENT_XML.test(entry.name);
  if (unpackedOf(entries.filter(isXml)) > archiveLimits.documentXmlBytes) return refuse("archive_bomb");
  const others = entries.filter((entry) => !isXml(entry));
  const packedBytes = others.reduce((sum, entry) => sum + entry.packedBytes, 0);
  if (unpackedOf(others) > archiveLimits.smallEntryBytes && unpackedOf(others) > packedBytes * archiveLimits.ratio) {
    return refuse("archive_bomb");
  }
  if (others.some(isBomb)) return refuse("archive_bomb");
  return checkNames(entries.map((entry) => entry.name));
}

const unpackedOf = (entries: ZipEntry[]): number => entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);

function isBomb({ packedBytes, unpackedBytes }: ZipEntry): boolean {
  const most = unpackedBytes > archiveLimits.smallEntryBytes ? archiveLimits.ratio : archiveLimits.deflateRatio;
  return unpackedBytes > (packedBytes + 1) * most;
}
