type Waiting<T, R> = { one: T; resolve: (answer: R) => void; reject: (error: unknown) => void };

/**
 * Groups calls made while the last batch is running, at most `most` in each call of `work`; a call made when nothing is running starts at
 * once. `work` must return one result for each item, in order. When it throws, each item is tried alone, so that an invalid one fails only
 * its own caller.
 */
export function batchCalls<T, R>(work: (batch: T[]) => Promise<R[]>, most = 50): (one: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let isWorking = false;

  async function run(batch: Waiting<T, R>[]): Promise<void> {
    try {
      const answers = await work(batch.map(({ one }) => one));
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer);
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      for (const each of batch) await run([each]);
    }
  }

  async function drain(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) await run(waiting.splice(0, most));
    isWorking = false;
  }

  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject });
      if (!isWorking) void drain();
    });
}
