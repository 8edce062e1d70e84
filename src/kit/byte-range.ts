export type ByteRange = { start: number; end: number };

/**
 * The one range asked for, clamped to the file; "whole" when there is none or it cannot be read (RFC 9110 lets us ignore it),
 * also when several are asked at once; "unsatisfiable" when it begins past the end.
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | "whole" | "unsatisfiable" {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "whole";
  if (first === "") {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? "unsatisfiable" : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  if (start >= sizeBytes) return "unsatisfiable";
  const end = last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return end < start ? "whole" : { start, end };
}

/**
 * Whether the range asked for still counts, by `If-Range` (RFC 9110): only under the very validator of what is served now. A weak
 * one, a date or another file's makes the answer whole.
 */
export const isRangeCurrent = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;
