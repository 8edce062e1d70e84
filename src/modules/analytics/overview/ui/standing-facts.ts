import type { readStanding } from "../read-standing.ts";

/** What the figures of the overview receive. */
export type StandingFacts = Awaited<ReturnType<typeof readStanding>>;
