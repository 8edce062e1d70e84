/** Twelve numbers as 3MF writes them: three rows that turn, then where to. A point is a row before it. */
export type Matrix = readonly number[];

export const SAME: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

export function matrixOf(text: string): Matrix {
  const numbers = text.trim().split(/\s+/).map(Number);
  return numbers.length === 12 ? numbers : SAME;
}

/** Every point moved, then scaled. */
export function apply(matrix: Matrix, points: readonly number[], scale: number): number[] {
  const moved: number[] = [];
  for (let at = 0; at + 2 < points.length; at += 3)
    for (let axis = 0; axis < 3; axis++) moved.push((turn(matrix, points, at, axis) + (matrix[9 + axis] ?? 0)) * scale);
  return moved;
}

/** `first`, and then `then`. */
export function together(first: Matrix, then: Matrix): Matrix {
  const product: number[] = [];
  for (let row = 0; row < 4; row++)
    for (let axis = 0; axis < 3; axis++) product.push(turn(then, first, row * 3, axis) + (row === 3 ? (then[9 + axis] ?? 0) : 0));
  return product;
}

const turn = (matrix: Matrix, numbers: readonly number[], at: number, axis: number): number =>
  [0, 1, 2].reduce((sum, row) => sum + (numbers[at + row] ?? Number.NaN) * (matrix[row * 3 + axis] ?? 0), 0);
