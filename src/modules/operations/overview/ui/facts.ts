import type { readHousePlaces } from "../queries/places.ts";
import type { readReturning } from "../queries/returning.ts";
import type { readReviews } from "../queries/reviews.ts";
import type { readSales, readTotals } from "../read-sales.ts";
import type { HouseSearch } from "../schema.ts";

export type TotalFacts = Awaited<ReturnType<typeof readTotals>>;
export type SalesFacts = Awaited<ReturnType<typeof readSales>>;
export type ReviewFacts = Awaited<ReturnType<typeof readReviews>>;
export type ReturningFacts = Awaited<ReturnType<typeof readReturning>>;
export type PlaceFacts = Awaited<ReturnType<typeof readHousePlaces>>;

/** What each section of the platform's figures is given: which page it stands on, its address, and whether it says everything. */
export type HousePart = { path: string; search: HouseSearch; isDeep: boolean };

/** Sections read again when this changes. */
export const keyOf = ({ de, ate, comparar, agrupar }: HouseSearch): string => [de, ate, comparar, agrupar].join(" ");
