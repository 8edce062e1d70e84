import type { AnswerOf } from "#kit/answer.ts";
import type { getBalanceFacts } from "../queries.ts";

/** What the screens of the balance receive. */
export type BalanceFacts = AnswerOf<typeof getBalanceFacts>;
