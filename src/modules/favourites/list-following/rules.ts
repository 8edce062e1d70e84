export const MOST_FOLLOWED_LISTS = 50;
