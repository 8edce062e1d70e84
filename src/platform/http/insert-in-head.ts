const MOST_BYTES = 65_536;
/** The beginning of a document, or what may still become one. */
const BEGINNING = /^\s*(?:<(?:!|h(?:t|$)|$)|$)/i;

/** Inserts `markup` at the start of a streamed page's head, before every other script. What is not a document passes unchanged. */
export function insertInHead(markup: string): TransformStream<Uint8Array, Uint8Array> {
  let begun: Buffer | null = Buffer.alloc(0);
  return new TransformStream({
    transform(piece, out) {
      if (begun === null) return out.enqueue(piece);
      begun = Buffer.concat([begun, piece]);
      // One character per byte, so that positions in the text are positions in the bytes.
      const head = /<head[^>]*>/.exec(begun.toString("latin1"));
      if (!head && begun.length < MOST_BYTES && BEGINNING.test(begun.toString("latin1"))) return;
      const at = head ? head.index + head[0].length : 0;
      out.enqueue(Buffer.concat([begun.subarray(0, at), Buffer.from(head ? markup : ""), begun.subarray(at)]));
      begun = null;
    },
    flush(out) {
      if (begun && begun.length > 0) out.enqueue(begun);
    },
  });
}
