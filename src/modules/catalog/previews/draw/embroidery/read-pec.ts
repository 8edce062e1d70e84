import { Sewing } from "./sewing.ts";
import { brotherColor } from "./thread-colors.ts";

const COLORS_AT = 48;
const STITCHES_AT = 528;
const WIDE = 0x80;
const PASSES_OVER = 0x30;

/** Brother's PES, which carries a PEC, or a PEC by itself. Null when there is none in it. */
export function readPec(bytes: Buffer): Sewing | null {
  const isAlone = bytes.toString("latin1", 0, 4) === "#PEC";
  if (bytes.length < 12) return null;
  const start = isAlone ? 8 : bytes.readUInt32LE(8);
  if (start + STITCHES_AT >= bytes.length) return null;
  // The byte is the number of colours minus one; 255 means none.
  const colorCount = ((bytes[start + COLORS_AT] ?? 0) + 1) & 0xff;
  const colors = bytes.subarray(start + COLORS_AT + 1, start + COLORS_AT + 1 + colorCount);
  const sewing = new Sewing(Array.from(colors, brotherColor));
  sew(bytes.subarray(start + STITCHES_AT), sewing);
  return sewing;
}

function sew(bytes: Buffer, sewing: Sewing): void {
  let at = 0;
  while (at + 1 < bytes.length) {
    const [first = 0, second = 0] = bytes.subarray(at, at + 2);
    if (first === 0xff && second === 0) return;
    if (first === 0xfe && second === 0xb0) {
      sewing.changeThread();
      at += 3;
      continue;
    }
    const right = stepAt(bytes, at);
    const down = stepAt(bytes, at + right.size);
    at += right.size + down.size;
    if (at > bytes.length) return;
    const moves = right.passesOver || down.passesOver;
    if (!(moves ? sewing.move(right.step, down.step) : sewing.stitch(right.step, down.step))) return;
  }
}

/** A signed step of 7 bits, or of 12 bits with a flag that may mark it as a move without sewing. */
function stepAt(bytes: Buffer, at: number): { step: number; size: number; passesOver: boolean } {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2);
  if ((first & WIDE) === 0) return { step: first > 63 ? first - 128 : first, size: 1, passesOver: false };
  const wide = ((first & 0x0f) << 8) | second;
  return { step: wide > 2_047 ? wide - 4_096 : wide, size: 2, passesOver: (first & PASSES_OVER) !== 0 };
}
