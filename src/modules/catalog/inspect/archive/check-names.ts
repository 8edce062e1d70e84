import path from "node:path";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import { archiveLimits } from "../limits.ts";

const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Characters that turn text around, so that a name reads as another. */
const TURNS_TEXT = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Names that any program may unpack into any folder without leaving it or writing one file twice. */
export function checkNames(names: string[]): Outcome<void, "archive_unsafe_name" | "archive_duplicate_name"> {
  const seen = new Set<string>();
  for (const name of names) {
    if (!isSafeName(name)) return refuse("archive_unsafe_name");
    const place = path.posix.normalize(name.normalize("NFC").replaceAll("\\", "/")).replace(/\/$/, "");
    if (seen.has(place)) return refuse("archive_duplicate_name");
    seen.add(place);
  }
  return ok();
}

function isSafeName(name: string): boolean {
  if (name === "" || Buffer.byteLength(name) > archiveLimits.nameBytes || TURNS_TEXT.test(name)) return false;
  if (Array.from(name).some((character) => character < " " || character === "\u007f")) return false;
  if (/^[/\\]|^[a-z]:/i.test(name)) return false;
  const parts = name.split(/[/\\]/);
  return parts.every((part) => part !== ".." && !RESERVED_ON_WINDOWS.test(part));
}
