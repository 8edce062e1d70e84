import type { AnswerOf } from "#kit/answer.ts";
import type { getSaleDispute } from "../functions.ts";

type Answer = Extract<AnswerOf<typeof getSaleDispute>, { dispute: unknown }>;

/** The dispute of a sale, as its screens receive it. */
export type SaleDispute = NonNullable<Answer["dispute"]>;
