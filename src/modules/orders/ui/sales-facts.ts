import type { AnswerOf } from "#kit/answer.ts";
import type { getSales } from "../functions.ts";

/** What the screens of sales receive. */
export type SalesList = AnswerOf<typeof getSales>;
export type SaleRow = SalesList["rows"][number];
