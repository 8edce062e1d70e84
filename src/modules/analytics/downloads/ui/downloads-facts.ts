import type { AnswerOf } from "#kit/answer.ts";
import type { Range } from "../../rules/range.ts";
import type { readDownloads } from "../read-downloads.ts";

/** What the downloads of the range receive. */
export type DownloadsFacts = AnswerOf<typeof readDownloads> & { range: Range };
