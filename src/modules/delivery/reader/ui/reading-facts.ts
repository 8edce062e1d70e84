import type { AnswerOf } from "#kit/answer.ts";
import type { getReading } from "../functions.ts";

export type ReadingFacts = AnswerOf<typeof getReading>;
