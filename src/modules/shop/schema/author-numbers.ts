/** `answerHours`: how long half of the last answers took; null while too few. `lastPublished`: a day, "aaaa-mm-dd". */
export type AuthorNumbers = {
  ratingSum: number;
  ratingCount: number;
  followers: number | null;
  lastPublished: string | null;
  answerHours: number | null;
};
