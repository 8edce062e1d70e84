import { type Rgb, Sewing } from "./sewing.ts";
import { janomeColor } from "./thread-colors.ts";

const COLOR_COUNT_AT = 24;
const COLORS_AT = 116;
const COMMAND = 0x80;
const CHANGE = 1;
const JUMP = 2;

/** Janome's JEF. Null when its list of threads does not end before its stitches. */
export function readJef(bytes: Buffer): Sewing | null {
  if (bytes.length <= COLORS_AT) return null;
  const stitchesAt = bytes.readUInt32LE(0);
  const colorCount = bytes.readUInt32LE(COLOR_COUNT_AT);
  if (stitchesAt > bytes.length || COLORS_AT + colorCount * 4 > stitchesAt) return null;
  const colors: Rgb[] = [];
  for (let index = 0; index < colorCount; index++) {
    const number = Math.abs(bytes.readInt32LE(COLORS_AT + index * 4));
    // Thread number 0 is a stop: the previous colour continues.
    colors.push((number === 0 ? colors.at(-1) : undefined) ?? janomeColor(number));
  }
  const sewing = new Sewing(colors);
  for (let at = stitchesAt; at + 1 < bytes.length; at += 2) {
    if (bytes[at] !== COMMAND) {
      if (!sewing.stitch(bytes.readInt8(at), -bytes.readInt8(at + 1))) break;
      continue;
    }
    const command = bytes[at + 1];
    at += 2;
    if ((command !== CHANGE && command !== JUMP) || at + 1 >= bytes.length) break;
    if (command === CHANGE) sewing.changeThread();
    else if (!sewing.move(bytes.readInt8(at), -bytes.readInt8(at + 1))) break;
  }
  return sewing;
}
