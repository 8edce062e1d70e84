import { Readable } from "node:stream";

/** A CSV file streamed to one person as it is written, never cached; `onEnd` runs when the stream closes, complete or not. */
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
