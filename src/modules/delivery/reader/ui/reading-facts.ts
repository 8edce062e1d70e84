import type { getReading } from "../functions.ts";

export type ReadingFacts = Awaited<ReturnType<typeof getReading>>;
