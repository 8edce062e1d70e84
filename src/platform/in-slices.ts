const SLICE = 1_000;
/** The most slices for one call, so that it always finishes; the next call continues with the rest. */
const MOST_SLICES = 200;

/**
 * Runs a statement on one slice of rows at a time, each in its own transaction, until a slice is not full. Returns how many rows changed.
 */
export async function inSlices(step: (slice: number) => Promise<{ rowCount: number | null }>, slice = SLICE): Promise<number> {
  let touched = 0;
  for (let n = 0; n < MOST_SLICES; n++) {
    const rows = (await step(slice)).rowCount ?? 0;
    touched += rows;
    if (rows < slice) break;
  }
  return touched;
}
