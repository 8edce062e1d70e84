import { fileTypeFromBuffer } from "file-type";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

import type { Marks } from "../kinds/kind.ts";
import { kindOfName, kinds } from "../kinds/kinds.ts";
import type { Format } from "../kinds/names.ts";
import { COMPOUND } from "../kinds/signatures/compound.ts";

export type DetectedType = { kind: Format; contentType: string };

/**
 * The kind of a file from its first bytes and its name, which must agree. For the ZIP family this is only
 * what the name claims: `inspectArchive` confirms it from the directory. `head` is the first 64 KB or less.
 */
export async function detectType(
  head: Uint8Array,
  filename: string,
): Promise<Outcome<DetectedType, "empty_file" | "type_not_allowed" | "type_mismatch" | "text_utf16" | "office_encrypted">> {
  if (head.length === 0) return refuse("empty_file");
  const kind = kindOfName(filename);
  if (!kind) return refuse("type_not_allowed");
  const { contentType, refused } = kinds[kind];
  // A password makes Office keep its ZIP inside a file of the kind it wrote until 2003.
  if (refused.includes("password") && begins(head, COMPOUND)) return refuse("office_encrypted");
  // Programs of models, machines and drawings read one byte a character.
  if (refused.includes("utf16") && readUtf16(head) !== null) return refuse("text_utf16");
  return (await agrees(head, kind)) ? ok({ kind, contentType }) : refuse("type_mismatch");
}

async function agrees(head: Uint8Array, kind: Format): Promise<boolean> {
  const { signature } = kinds[kind];
  switch (signature.by) {
    case "zip":
      return startsWith(head, "PK\u0003\u0004") || (signature.mayBeEmpty === true && startsWith(head, "PK\u0005\u0006"));
    case "svg":
      return isSvg(head);
    case "text":
      return isPlainText(readUtf16(head) ?? Buffer.from(head).toString("latin1"));
    case "marks":
      return begins(head, signature.marks);
    case "name":
      return !isProgramOrPage(head);
    case "library": {
      if (startsWith(head, "PK")) return false;
      if (signature.marks && begins(head, signature.marks)) return true;
      const found = await fileTypeFromBuffer(head);
      return found !== undefined && signature.as.includes(found.ext);
    }
  }
}

const begins = (head: Uint8Array, any: Marks): boolean =>
  any.some((marks) => marks.every(([at, bytes]) => startsWith(head.subarray(at), bytes)));

function startsWith(bytes: Uint8Array, signature: string): boolean {
  return Buffer.from(bytes.subarray(0, signature.length)).toString("latin1") === signature;
}

function isSvg(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head).replace(/^\uFEFF/, "");
  const prologue = /^(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\])?\s*>)*/i.exec(text)?.[0] ?? "";
  return /^<svg[\s>/]/i.test(text.slice(prologue.length));
}

/** Text of two bytes a character after a mark of their order, as Windows programs write it; null for any other. */
function readUtf16(head: Uint8Array): string | null {
  const order = { "\u00ff\u00fe": "utf-16le", "\u00fe\u00ff": "utf-16be" }[Buffer.from(head.subarray(0, 2)).toString("latin1")];
  return order ? new TextDecoder(order).decode(head) : null;
}

/** Text has no signature, so it is told by what it lacks: control bytes, and the openings of programs and pages. */
function isPlainText(text: string): boolean {
  if (text.startsWith("AutoCAD Binary DXF\r\n")) return true;
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/.test(text)) return false;
  return !/^(?:\xef\xbb\xbf)?\s*(?:<!doctype|<html|<script|<svg|<\?xml|<\?php|<%|#!|%PDF-|\{\\rtf|MZ)/i.test(text);
}

const OTHER_OPENINGS =
  "MZ|\u007fELF|\u00ca\u00fe\u00ba\u00be|\u00cf\u00fa\u00ed\u00fe|\u00ce\u00fa\u00ed\u00fe|\u00fe\u00ed\u00fa\u00ce|\u00fe\u00ed\u00fa\u00cf|PK\u0003\u0004|%PDF-|Rar!|7z\u00bc\u00af".split(
    "|",
  );

/** What no kind of ours begins as: programs of any system, pages that run, and files of another kind by their signature. */
function isProgramOrPage(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, 4_096)).toString("latin1");
  return (
    OTHER_OPENINGS.some((opening) => text.startsWith(opening)) ||
    /^(?:\xef\xbb\xbf)?\s*(?:<!doctype|<html|<script|<svg|<\?php|<%|#!)/i.test(text)
  );
}
