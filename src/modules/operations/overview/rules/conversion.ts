/** Of fewer than this, one more person changes the share too much for it to say anything. */
export const FEWEST_FOR_A_SHARE = 30;

/** How many of one step went on to another; null where they are too few, or where more went on than were counted (who said no to being counted may buy). */
export const shareOf = (of: number, went: number): number | null => (of >= FEWEST_FOR_A_SHARE && went <= of ? went / of : null);
