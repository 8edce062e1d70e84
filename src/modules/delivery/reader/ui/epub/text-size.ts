/** Of a hundred. */
const SIZES = [80, 90, 100, 115, 130, 150, 180];
const KEY = "leitor-letra";

/** The next size up or down; null at the end of the row. */
export const stepSize = (size: number, by: 1 | -1): number | null => SIZES[SIZES.indexOf(size) + by] ?? null;

/** The size this browser last read at. */
export function savedSize(): number {
  try {
    const saved = Number(localStorage.getItem(KEY));
    return SIZES.includes(saved) ? saved : 100;
  } catch {
    return 100;
  }
}

/** Losing it is no loss: some browsers keep nothing. */
export function saveSize(size: number): void {
  try {
    localStorage.setItem(KEY, String(size));
  } catch {
    // It holds while the book is open.
  }
}
