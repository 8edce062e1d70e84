import { closedLoop, quantile } from "../closed-loop.ts";

export type Timed = { work: string; calls: number; p50: number; p99: number };

const LOOP = { seconds: 2, least: 3 };
const MEGABYTE = 1_000_000;

/** One caller, calling again when answered: the times in ms. */
export async function timed(work: string, call: () => Promise<unknown>): Promise<Timed> {
  const times = await closedLoop(1, LOOP, call);
  return { work, calls: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Reads a file that is written as it is read, until its first million characters; answers how many were read. */
export async function beginningOf(file: AsyncIterable<string>): Promise<number> {
  let read = 0;
  for await (const part of file) if ((read += part.length) >= MEGABYTE) break;
  return read;
}
