type Waiting<T, R> = { one: T; resolve: (answer: R) => void; reject: (error: unknown) => void };

/**
 * Gathers what is asked while the last batch is under way: callers at once share one round of `work`, and who comes alone does not
 * wait. `work` answers one for one, in order. When it throws, each is tried by itself, so that what is bad fails only its own caller.
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
