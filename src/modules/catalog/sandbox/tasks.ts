import { inspectFile } from "../inspect/inspect-file.ts";
import { drawCover } from "../render/draw-cover.ts";
import { drawPreviews } from "../render/draw-previews.ts";
import { drawThumbnails } from "../render/draw-thumbnails.ts";

/** What may be asked of the child process. Inputs and answers cross by structured clone. */
export const tasks = { inspectFile, drawThumbnails, drawPreviews, drawCover };

export type Tasks = typeof tasks;
