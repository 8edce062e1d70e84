export const MOST_ROWS = 500;
export const MOST_BYTES = 2_000_000;
