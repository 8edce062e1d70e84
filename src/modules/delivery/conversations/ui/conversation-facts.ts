import type { AnswerOf } from "#kit/answer.ts";
import type { getThreads } from "../functions.ts";

type Answer = AnswerOf<typeof getThreads>;

/** What the screens of a conversation receive. */
export type ThreadView = Extract<Answer, { threads: unknown }>["threads"][number];
export type MessageView = ThreadView["messages"][number];
