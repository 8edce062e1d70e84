export const NEWS_LENGTHS = { title: 80, body: 600 } as const;
/** How many followers one transaction tells. */
export const BATCH_SIZE = 200;
/** How many pieces of news visitors still see. */
export const SHOWN_NEWS = 5;
