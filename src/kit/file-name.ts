import { cutLetters } from "./letters.ts";
import { cutCodePoints, cutUtf8Bytes, stripInvisible } from "./text.ts";

const MAX_CODE_POINTS = 120;
const MAX_BYTES = 255;
const MAX_EXTENSION = 12;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i;

/**
 * A file name safe to show and to save: no folders, no control or invisible characters, nothing an operating system reserves, no leading
 * dot; the extension is preserved when the name is cut. Uses `fallback` when nothing is left.
 */
export function safeFileName(name: string, fallback = "arquivo"): string {
  const last =
    cutCodePoints(name, 4 * 1024)
      .replace(/\p{Surrogate}/gu, "")
      .normalize("NFC")
      .split(/[/\\]/)
      .at(-1) ?? "";
  const plain = stripInvisible(last)
    .replace(/\p{Cc}/gu, "")
    .replace(/[<>:"|?*;%`$]+/g, "-")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const dot = plain.lastIndexOf(".");
  const extension = dot > 0 && plain.length - dot <= MAX_EXTENSION ? plain.slice(dot) : "";
  const stem = plain.slice(0, plain.length - extension.length);
  const fitting = cutCodePoints(cutLetters(stem, MAX_CODE_POINTS - extension.length), MAX_BYTES);
  const short = cutUtf8Bytes(fitting, MAX_BYTES - 4 * extension.length).trim();
  if (!/[\p{L}\p{N}]/u.test(short)) return `${fallback}${extension}`;
  return WINDOWS_DEVICE.test(short) ? `_${short}${extension}` : `${short}${extension}`;
}

/** Percent-encodes an RFC 8187 value: everything but the few characters allowed as they are. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The Content-Disposition header of a download (RFC 6266), with an ASCII name for old programs. */
export function contentDisposition(name: string, type: "attachment" | "inline" = "attachment"): string {
  const safe = safeFileName(name);
  const ascii = safe
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\]/gu, "_");
  return `${type}; filename="${ascii}"; filename*=UTF-8''${extendedValue(safe)}`;
}
