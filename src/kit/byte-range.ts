export type ByteRange = { start: number; end: number };

/**
 * The single range requested, limited to the file; "whole" when there is none, several, or it cannot be read (RFC 9110 allows it to be
 * ignored); "unsatisfiable" when it begins past the end.
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
 * Whether the requested range is still valid by `If-Range` (RFC 9110): only with the exact validator of what is served now. With a weak
 * one, a date or another file's, the complete file must be sent.
 */
export const isRangeCurrent = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;
