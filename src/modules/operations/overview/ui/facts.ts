import type { AnswerOf } from "#kit/answer.ts";
import type { readConversion } from "../queries/conversion.ts";
import type { readNewAuthors } from "../queries/new-authors.ts";
import type { readPlatformPlaces } from "../queries/places.ts";
import type { readReturning } from "../queries/returning.ts";
import type { readReviews } from "../queries/reviews.ts";
import type { readSales, readTotals } from "../read-sales.ts";
import type { PlatformSearch } from "../schema.ts";

export type TotalFacts = AnswerOf<typeof readTotals>;
export type SalesFacts = AnswerOf<typeof readSales>;
export type ReviewFacts = AnswerOf<typeof readReviews>;
export type ReturningFacts = AnswerOf<typeof readReturning>;
export type ConversionFacts = AnswerOf<typeof readConversion>;
export type NewAuthorFacts = AnswerOf<typeof readNewAuthors>;
export type PlaceFacts = AnswerOf<typeof readPlatformPlaces>;

/** What each section of the platform's figures is given: which page it stands on, its address, and whether it says everything. */
export type PlatformPart = { path: string; search: PlatformSearch; isDeep: boolean };

/** Sections read again when this changes. */
export const keyOf = ({ de, ate, comparar, agrupar }: PlatformSearch): string => [de, ate, comparar, agrupar].join(" ");
