import { Readable } from "node:stream";

/** A spreadsheet that is written while it is sent, of one person and kept by nobody; `onEnd` runs when it ends, whole or not. */
export function csvAnswer(fileName: string, pieces: AsyncIterable<string>, onEnd?: () => void): Response {
  const stream = Readable.from(pieces, { objectMode: false });
  if (onEnd) stream.once("close", onEnd);
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
