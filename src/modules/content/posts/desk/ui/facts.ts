import type { getPosts } from "../functions.ts";

export type PostsFacts = Exclude<Awaited<ReturnType<typeof getPosts>>, { ok: false }>;
export type PostRow = PostsFacts["rows"][number];
