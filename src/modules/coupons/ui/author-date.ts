import { dayKeySp } from "#kit/day-key.ts";

/** Today in São Paulo, as a date field writes it. */
export const authorDate = (): string => dayKeySp(new Date());
