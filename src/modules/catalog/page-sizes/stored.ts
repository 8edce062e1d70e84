import { col } from "#platform/read.ts";

/** The column `page_sizes`. */
export const PAGE_SIZES = col.list(col.shape({ widthMm: col.int, heightMm: col.int, pages: col.int })).orNull;
