/** An index below `length` by Zipf's law, from a chance in [0, 1): the second is half as likely as the first, the third a third. */
export const zipf = (chance: number, length: number): number => Math.floor((length + 1) ** chance) - 1;
