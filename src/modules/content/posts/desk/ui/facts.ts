import type { FactsOf } from "#kit/answer.ts";
import type { getPosts } from "../functions.ts";

export type PostsFacts = FactsOf<typeof getPosts>;
export type PostRow = PostsFacts["rows"][number];
