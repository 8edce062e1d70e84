import type * as z from "zod";

/** A kind of background job: its name, the shape of its payload and its retry settings. */
export type Job<S extends z.ZodType> = {
  name: string;
  schema: S;
  retryLimit: number;
  retryDelaySeconds: number;
  retryMaxSeconds: number;
  /** After this a try counts as failed, though its worker lives. */
  mostSeconds: number;
  /** Each is taken alone, so that those beside it need not wait for its end. */
  isLong: boolean;
};

const known = new Map<string, Job<z.ZodType>>();

/**
 * Declares a job once, in its module's schema.ts; the module's jobs.ts pairs it with a verb. Each retry waits about twice as long as the
 * one before, from `delaySeconds` up to `maxSeconds`.
 */
export function defineJob<S extends z.ZodType>(
  name: string,
  schema: S,
  {
    limit = 10,
    delaySeconds = 2,
    maxSeconds = 600,
    mostSeconds = 300,
    isLong = false,
  }: { limit?: number; delaySeconds?: number; maxSeconds?: number; mostSeconds?: number; isLong?: boolean } = {},
): Job<S> {
  const retries = { retryLimit: limit, retryDelaySeconds: delaySeconds, retryMaxSeconds: maxSeconds };
  const job = { name, schema, ...retries, mostSeconds, isLong };
  known.set(name, job);
  return job;
}

/** Every job declared so far, by name. */
export const definedJobs: ReadonlyMap<string, Job<z.ZodType>> = known;
