/** Noon in São Paulo of a day key: safe to format as a date. */
export const dayOf = (dayKey: string): Date => new Date(`${dayKey}T15:00:00Z`);
