/** `answerHours`: how long half of the last answers took; null while too few. `lastPublished`: a day, "aaaa-mm-dd". */
export type AuthorNumbers = {
  ratingSum: number;
  ratingCount: number;
  followers: number | null;
  lastPublished: string | null;
  answerHours: number | null;
  /** Of the store itself, over service and description; null while too few spoke. */
  storeRating: number | null;
};
