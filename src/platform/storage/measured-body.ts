import { Readable, Transform } from "node:stream";

import { SizeMismatch } from "./storage.ts";

/** The body as a stream that counts its bytes, and fails with `SizeMismatch` when it does not have the promised size. */
export function measuredBody(body: Readable | Uint8Array, promisedBytes: number | undefined) {
  let sizeBytes = 0;
  const meter = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      sizeBytes += chunk.length;
      if (promisedBytes !== undefined && sizeBytes > promisedBytes) {
        done(new SizeMismatch(`More than the promised ${promisedBytes} bytes`));
      } else done(null, chunk);
    },
    flush(done) {
      const short = promisedBytes !== undefined && sizeBytes < promisedBytes;
      done(short ? new SizeMismatch(`${sizeBytes} of ${promisedBytes} bytes`) : null);
    },
  });
  const source = body instanceof Readable ? body : Readable.from([body], { objectMode: false });
  return { source, meter, sizeBytes: () => sizeBytes };
}
