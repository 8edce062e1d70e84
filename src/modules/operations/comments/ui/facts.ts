import type { getComment, getComments } from "../functions.ts";

export type CommentFacts = Exclude<Awaited<ReturnType<typeof getComments>>, { ok: false }>;
export type CommentRow = CommentFacts["rows"][number];
export type OpenComment = Exclude<Awaited<ReturnType<typeof getComment>>, { ok: false } | null>;
