export type Rgb = readonly [red: number, green: number, blue: number];

/** More stitches than any machine's memory holds. */
const MOST_STITCHES = 500_000;

/** Ten metres from where it began, in tenths of a millimetre: no hoop is as wide. */
const FARTHEST = 100_000;

const NUMBERS = 5;

/**
 * What a machine sews, in tenths of a millimetre, y down. Threads are numbered from 0 in the order they are put in; `colors` are theirs,
 * null where the file does not say.
 */
export class Sewing {
  private x = 0;
  private y = 0;
  private thread = 0;
  private readonly numbers: number[] = [];
  private readonly used = new Set<number>();
  readonly box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  isTooLong = false;

  constructor(readonly colors: readonly Rgb[] | null) {}

  get count(): number {
    return this.numbers.length / NUMBERS;
  }

  /** Number of threads; threads of the same colour count once. */
  get threadCount(): number {
    const { colors } = this;
    return colors ? new Set([...this.used].map((thread) => String(colors[thread]))).size : this.used.size;
  }

  /** Returns false when reading should stop. */
  stitch(right: number, down: number): boolean {
    const [fromX, fromY] = [this.x, this.y];
    if (!this.move(right, down)) return false;
    this.isTooLong = this.count >= MOST_STITCHES;
    if (this.isTooLong) return false;
    this.numbers.push(fromX, fromY, this.x, this.y, this.thread);
    this.used.add(this.thread);
    this.reach(fromX, fromY);
    this.reach(this.x, this.y);
    return true;
  }

  move(right: number, down: number): boolean {
    this.x += right;
    this.y += down;
    return Math.abs(this.x) <= FARTHEST && Math.abs(this.y) <= FARTHEST;
  }

  changeThread(): void {
    this.thread += 1;
  }

  *stitches(): Generator<{ from: readonly [number, number]; to: readonly [number, number]; thread: number }> {
    const { numbers } = this;
    for (let at = 0; at < numbers.length; at += NUMBERS) {
      const [x = 0, y = 0, toX = 0, toY = 0, thread = 0] = numbers.slice(at, at + NUMBERS);
      yield { from: [x, y], to: [toX, toY], thread };
    }
  }

  private reach(x: number, y: number): void {
    const { box } = this;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
}
