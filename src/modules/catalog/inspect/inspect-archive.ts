import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import { checkDirectory, type DirectoryReason } from "./archive/check-directory.ts";
import { hasContentsOf, officeFlags } from "./archive/office-contents.ts";
import { readDirectory } from "./archive/read-directory.ts";
import { unpackEntry } from "./archive/unpack-entry.ts";
import { isHonest, placeEntries, type PlacedEntry } from "./archive/verify-entries.ts";
import { memorySource, partOf, type ByteSource } from "./byte-source.ts";
import { kinds } from "../kinds/kinds.ts";
import type { Format } from "../kinds/names.ts";
import type { FileFlag } from "./inspected-file.ts";
import { archiveLimits } from "./limits.ts";

export type InspectedArchive = { entries: number; unpackedBytes: number; flags: FileFlag[] };

export type ArchiveReason = DirectoryReason | "archive_overlap" | "archive_nested" | "type_mismatch";

const NESTED = /\.(?:zip|jar|apk|docx|docm|pptx|pptm|xlsx|xlsm|odt|ods|odp|epub)$/i;
const DOCUMENT = /\.(?:do[ct][xm]|p(?:pt|ot|ps)[xm]|xl[st][xm]|od[tspg]|ot[tsp])$/i;
const COUNTED = /\.(?:zip|jar|apk)$/i;
const OPAQUE = /\.(?:rar|7z|gz|tgz|bz2|xz|zst|tar|iso|dmg|cab)$/i;
const PROGRAM = /\.(?:exe|scr|com|bat|cmd|msi|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|apk|app|sh)$/i;

/**
 * Whether a ZIP (or a document made of one) is safe to hand to a buyer, without writing any of it to disk.
 * Limits hold for the whole, archives inside it included; sizes and CRCs are checked by unpacking into a counter.
 */
export async function inspectArchive(source: ByteSource, kind: Format): Promise<Outcome<InspectedArchive, ArchiveReason>> {
  return inspectLevel(source, kind, 0, kinds[kind].group === "Documentos");
}

async function inspectLevel(
  source: ByteSource,
  kind: Format,
  depth: number,
  isDocument: boolean,
): Promise<Outcome<InspectedArchive, ArchiveReason>> {
  const directory = await readDirectory(source);
  if (!directory.ok) return directory;
  const { entries } = directory.value;
  const allowed = checkDirectory(entries, isDocument);
  if (!allowed.ok) return allowed;
  const placed = await placeEntries(source, directory.value);
  if (!placed.ok) return placed;
  for (const entry of placed.value) if (!(await isHonest(source, entry))) return refuse("archive_broken");
  if (!(await hasContentsOf(kind, source, placed.value))) return refuse("type_mismatch");

  const flags = new Set<FileFlag>(await officeFlags(source, placed.value));
  if (kind === "zip" && entries.some((entry) => PROGRAM.test(entry.name))) flags.add("archive_executable");
  if (entries.some((entry) => OPAQUE.test(entry.name))) flags.add("archive_opaque");
  let count = entries.length;
  let unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  for (const entry of placed.value.filter((candidate) => NESTED.test(candidate.name))) {
    const inner = await inspectNested(source, entry, depth + 1);
    if (!inner.ok) return inner;
    if (COUNTED.test(entry.name)) count += inner.value.entries;
    unpackedBytes += inner.value.unpackedBytes;
    for (const flag of inner.value.flags) flags.add(flag);
    if (count > archiveLimits.entries) return refuse("archive_too_many_entries");
    if (unpackedBytes > archiveLimits.unpackedBytes) return refuse("archive_too_large");
  }
  return ok({ entries: count, unpackedBytes, flags: [...flags] });
}

/**
 * A stored archive is read where it lies; a compressed one only if it fits in memory. What merely has the name
 * of one (macOS adds such files beside each document) holds nothing to look into.
 */
async function inspectNested(
  source: ByteSource,
  entry: PlacedEntry,
  depth: number,
): Promise<Outcome<InspectedArchive, ArchiveReason>> {
  const inner = await openNested(source, entry);
  if (!inner) return refuse("archive_nested");
  if ((await inner.read(0, 2)).toString("latin1") !== "PK") return ok({ entries: 0, unpackedBytes: 0, flags: [] });
  return depth > archiveLimits.nestingDepth
    ? refuse("archive_nested")
    : inspectLevel(inner, "zip", depth, DOCUMENT.test(entry.name));
}

async function openNested(source: ByteSource, entry: PlacedEntry): Promise<ByteSource | null> {
  if (entry.method === 0) return partOf(source, entry.dataAt, entry.packedBytes);
  const bytes = await unpackEntry(source, entry, archiveLimits.nestedInMemoryBytes);
  return bytes && memorySource(bytes);
}
