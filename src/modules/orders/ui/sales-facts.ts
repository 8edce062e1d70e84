import type { AnswerOf } from "#kit/answer.ts";
import type { getSales } from "../functions.ts";

/** The data of the sales screens. */
export type SalesList = AnswerOf<typeof getSales>;
export type SaleRow = SalesList["rows"][number];
