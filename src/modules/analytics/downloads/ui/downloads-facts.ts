import type { Range } from "../../rules/range.ts";
import type { readDownloads } from "../read-downloads.ts";

/** What the downloads of the range receive. */
export type DownloadsFacts = Awaited<ReturnType<typeof readDownloads>> & { range: Range };
