import type { AnswerOf } from "#kit/answer.ts";
import type { getBalanceFacts } from "../queries.ts";

/** The data of the balance screens. */
export type BalanceFacts = AnswerOf<typeof getBalanceFacts>;
