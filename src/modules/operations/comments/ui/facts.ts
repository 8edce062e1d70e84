import type { FactsOf } from "#kit/answer.ts";
import type { getComment, getComments } from "../functions.ts";

export type CommentFacts = FactsOf<typeof getComments>;
export type CommentRow = CommentFacts["rows"][number];
export type OpenComment = FactsOf<typeof getComment>;
