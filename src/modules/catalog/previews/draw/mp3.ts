import type { ByteSource } from "../../inspect/byte-source.ts";
import { frameAt, startOfFrames } from "../../inspect/mp3-duration.ts";

const MOST_BYTES = 2 * 1024 * 1024;

/** The frames of an MP3 that sound in its first seconds, as they are: nothing here can make them smaller. Null when there are none. */
export async function cutMp3(source: ByteSource, seconds: number): Promise<Buffer | null> {
  const bytes = await source.read(await startOfFrames(source), MOST_BYTES);
  let begins = -1;
  let at = 0;
  let totalSeconds = 0;
  while (at + 4 <= bytes.length && totalSeconds < seconds) {
    const frame = frameAt(bytes, at);
    if (!frame) {
      if (begins !== -1) break;
      at += 1;
      continue;
    }
    if (begins === -1) begins = at;
    totalSeconds += frame.samples / frame.sampleRate;
    at += frame.bytes;
  }
  return begins === -1 ? null : bytes.subarray(begins, Math.min(at, bytes.length));
}
