/** Runs on each item, one after another: one that throws keeps no other from its turn. Throws the first error when all had theirs. */
export async function eachAlone<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await run(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
