const MOST_PASSED = 500;

/**
 * A run that does the oldest one left and answers how many it found, 0 or 1. One that fails, fails this run alone: the next runs pass
 * it by, and it has its turn again when nothing else is left. `findNext` answers the oldest not among `passed`.
 */
export function oldestFirst(
  findNext: (passed: string[]) => Promise<string | undefined>,
  run: (id: string) => Promise<void>,
): () => Promise<number> {
  const passed = new Set<string>();
  return async () => {
    const id = await findNext([...passed]);
    if (id === undefined) {
      passed.clear();
      return 0;
    }
    try {
      await run(id);
    } catch (error) {
      if (passed.size >= MOST_PASSED) passed.clear();
      passed.add(id);
      throw error;
    }
    return 1;
  };
}
