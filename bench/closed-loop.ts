/** How long each call of a closed loop took, in milliseconds, from the shortest. */
export type Times = number[];

/** `clients` callers at once, each calling again when answered, until `seconds` passed and everyone called at least `least` times. */
export async function closedLoop(
  clients: number,
  { seconds, least }: { seconds: number; least: number },
  call: (turn: number) => Promise<unknown>,
): Promise<Times> {
  const times: Times = [];
  let turn = 0;
  const endsAt = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let calls = 0; calls < least || performance.now() < endsAt; calls++) {
        const startedAt = performance.now();
        await call(turn++);
        times.push(performance.now() - startedAt);
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

/** The time below which this share of the calls stayed. */
export const quantile = (times: Times, share: number): number =>
  Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10;
