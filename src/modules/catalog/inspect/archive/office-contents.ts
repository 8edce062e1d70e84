import type { ByteSource } from "../byte-source.ts";
import { kinds } from "../../kinds/kinds.ts";
import type { Format } from "../../kinds/names.ts";
import type { FileFlag } from "../inspected-file.ts";
import { unpackEntry } from "./unpack-entry.ts";
import type { PlacedEntry } from "./verify-entries.ts";

const SMALL_BYTES = 1024 * 1024;

/** Whether the entries are those of the kind the name claims. A plain ZIP may hold anything. */
export async function hasContentsOf(kind: Format, source: ByteSource, entries: PlacedEntry[]): Promise<boolean> {
  const { signature, contentType } = kinds[kind];
  if (signature.by !== "zip") return false;
  const { holds = [], isLabelled = false } = signature;
  if (!holds.every((one) => entries.some((entry) => one.test(entry.name)))) return false;
  if (!isLabelled) return true;
  const label = entries.find((entry) => entry.name === "mimetype");
  const text = label && (await unpackEntry(source, label, SMALL_BYTES));
  return text?.toString("latin1").trim() === contentType;
}

/** Office documents may carry programs and fetch templates from elsewhere; both are shown, not refused. */
export async function officeFlags(source: ByteSource, entries: PlacedEntry[]): Promise<FileFlag[]> {
  const flags: FileFlag[] = [];
  if (entries.some((entry) => /(?:^|\/)(?:vbaProject\.bin|Basic\/.*\.xml|macrosheets\/.*)$/i.test(entry.name))) {
    flags.push("office_macros");
  }
  const settings = entries.filter((entry) => /settings\.xml\.rels$/i.test(entry.name)).slice(0, 20);
  for (const entry of settings) {
    const text = (await unpackEntry(source, entry, SMALL_BYTES))?.toString("utf8") ?? "";
    if (/attachedTemplate/i.test(text) && /TargetMode\s*=\s*["']External/i.test(text)) {
      flags.push("office_external_template");
      break;
    }
  }
  return flags;
}
