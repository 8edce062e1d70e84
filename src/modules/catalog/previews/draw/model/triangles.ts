/** More than a printer's program opens with ease; as numbers, they take 108 MB. */
export const MOST_TRIANGLES = 3_000_000;

/** Past this a coordinate is a fault of the file: ten kilometres, in the millimetres that printers count in. */
const FARTHEST = 1e7;

const NUMBERS = 9;
const FIRST_ROOM = 4_096;

/** Triangles one after the other, nine numbers each: x, y and z of three corners. Those with a corner nowhere are left out. */
export class Triangles {
  private numbers = new Float32Array(FIRST_ROOM * NUMBERS);
  count = 0;
  /** Whether more came than we take. */
  isTooMany = false;

  add(corners: readonly number[]): void {
    if (corners.length !== NUMBERS || !corners.every((one) => Math.abs(one) <= FARTHEST)) return;
    if (this.count === MOST_TRIANGLES) {
      this.isTooMany = true;
      return;
    }
    if (this.count * NUMBERS === this.numbers.length) {
      const larger = new Float32Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers.set(corners, this.count * NUMBERS);
    this.count += 1;
  }

  /** The coordinates of all, in the order they came. */
  get coordinates(): Float32Array {
    return this.numbers.subarray(0, this.count * NUMBERS);
  }
}
