import type { Outcome } from "#kit/outcome.ts";

import { runInSandbox } from "../sandbox/run-in-sandbox.ts";
import type { MakeCoverReason } from "./cover-messages.ts";
import type { Cover } from "./draw-cover.ts";

/**
 * A cover from the image at `path` (PNG, JPEG or WebP) or, when it is a PDF, from its first page: WebP, sRGB, at most
 * 2,400 px, without metadata. SVG is refused: it is never drawn here.
 */
export async function makeCover(path: string): Promise<Outcome<Cover, MakeCoverReason>> {
  return runInSandbox("drawCover", [path]);
}
