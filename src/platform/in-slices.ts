const SLICE = 1_000;
/** What one call does at most, so that it ends while the day lasts: the next takes what is left. */
const MOST_SLICES = 200;

/** Runs a statement over a slice of rows at a time, each in its own transaction, until nothing more is due. Answers how many rows it touched. */
export async function inSlices(step: (slice: number) => Promise<{ rowCount: number | null }>, slice = SLICE): Promise<number> {
  let touched = 0;
  for (let n = 0; n < MOST_SLICES; n++) {
    const rows = (await step(slice)).rowCount ?? 0;
    touched += rows;
    if (rows < slice) break;
  }
  return touched;
}
