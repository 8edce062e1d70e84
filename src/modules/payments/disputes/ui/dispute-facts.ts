import type { AnswerOf } from "#kit/answer.ts";
import type { getSaleDispute } from "../functions.ts";

type Answer = Extract<AnswerOf<typeof getSaleDispute>, { dispute: unknown }>;

/** What the screens of a dispute receive. */
export type SaleDispute = NonNullable<Answer["dispute"]>;
