export const MOST_FOLLOWED_SEARCHES = 20;
/** Days between one telling and the next, whatever is new. */
export const DAYS_BETWEEN = 7;
/** Products named in one telling of one search. */
export const MOST_NAMED = 6;
