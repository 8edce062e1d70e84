import { dayKeySp } from "#kit/dates.ts";

/** Today in São Paulo, as a date field writes it. */
export const authorDate = (): string => dayKeySp(new Date());
