import type { AnswerOf } from "#kit/answer.ts";
import type { readStanding } from "../read-standing.ts";

/** What the figures of the overview receive. */
export type StandingFacts = AnswerOf<typeof readStanding>;
