import type { AnswerOf } from "#kit/answer.ts";
import type { readReachPanel } from "../read-panel.ts";

/** What the panel of visits receives. */
export type ReachFacts = AnswerOf<typeof readReachPanel>;
