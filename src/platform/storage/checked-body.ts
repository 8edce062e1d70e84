import { createHash } from "node:crypto";
import { Transform } from "node:stream";

export class OtherContent extends Error {
  override name = "OtherContent";
}

/** A stream that passes bytes through and fails at the end with `OtherContent` when their SHA-256 is not `sha256` (in hexadecimal). */
export function checkedBody(sha256: string): Transform {
  const sum = createHash("sha256");
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      sum.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const found = sum.digest("hex");
      done(found === sha256 ? null : new OtherContent(`${found} in the place of ${sha256}`));
    },
  });
}
