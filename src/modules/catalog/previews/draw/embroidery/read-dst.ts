import { Sewing } from "./sewing.ts";

const HEADER_BYTES = 512;
const RECORD_BYTES = 3;
const END = 0xf3;
const CHANGE = 0x40;
const JUMP = 0x80;

/** The step of each bit, per byte, in tenths of a millimetre: to the right, then up. */
const RIGHT = [
  [1, -1, 9, -9],
  [3, -3, 27, -27],
  [0, 0, 81, -81],
];
const UP = [
  [-9, 9, -1, 1],
  [-27, 27, -3, 3],
  [-81, 81, 0, 0],
];

/** A Tajima file: three bytes a stitch, without thread colours. Null when it sews nothing. */
export function readDst(bytes: Buffer): Sewing | null {
  const sewing = new Sewing(null);
  for (let at = HEADER_BYTES; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES) {
    const record = bytes.subarray(at, at + RECORD_BYTES);
    const command = record[2] ?? 0;
    if ((command & END) === END) break;
    const [right, down] = [stepsOf(record, RIGHT, 0), -stepsOf(record, UP, 4)];
    if ((command & JUMP) === 0) {
      // The change bit without the jump bit switches sequin mode: the needle moves without sewing.
      if (!((command & CHANGE) === 0 ? sewing.stitch(right, down) : sewing.move(right, down))) break;
      continue;
    }
    if ((command & CHANGE) !== 0) sewing.changeThread();
    if (!sewing.move(right, down)) break;
  }
  return sewing;
}

/** The sum of the steps of a record's set bits, four bits per byte from `firstBit`. */
function stepsOf(record: Buffer, steps: readonly (readonly number[])[], firstBit: number): number {
  let sum = 0;
  for (const [at, byte] of record.entries())
    for (const [bit, step] of (steps[at] ?? []).entries()) if ((byte >> (firstBit + bit)) & 1) sum += step;
  return sum;
}
