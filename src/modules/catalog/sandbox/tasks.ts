import { inspectFile } from "../inspect/inspect-file.ts";
import { drawPreview } from "../previews/draw/draw-preview.ts";
import { drawWords } from "../previews/draw/font.ts";
import { drawCover } from "../render/draw-cover.ts";
import { drawLogo } from "../render/draw-logo.ts";
import { drawStorePicture } from "../render/draw-store-picture.ts";
import { drawPreviews } from "../render/draw-previews.ts";
import { drawThumbnails } from "../render/draw-thumbnails.ts";
import { readFileMarks } from "../stamp/read-file-marks.ts";
import { stampFile } from "../stamp/stamp-file.ts";

/** What may be asked of the child process. Inputs and answers cross by structured clone. */
export const tasks = {
  inspectFile,
  drawThumbnails,
  drawPreviews,
  drawCover,
  drawStorePicture,
  drawLogo,
  stampFile,
  readFileMarks,
  drawPreview,
  drawWords,
};

export type Tasks = typeof tasks;
