import type { Outcome } from "#kit/outcome.ts";

import { previewSandbox, thumbnailSandbox } from "../inspect/limits.ts";
import { runInSandbox } from "../sandbox/run-in-sandbox.ts";
import type { DrawnPage, DrawReason } from "./drawn-page.ts";

export type RenderReason = DrawReason | "too_heavy" | "unreadable";

/**
 * WebP thumbnails, 240 px wide and unmarked, for the author to choose pages from. Page numbers count from 1. A page that cannot be
 * drawn is left out.
 */
export async function renderThumbnails(
  path: string,
  pageNumbers: number[],
  limits = thumbnailSandbox,
): Promise<Outcome<DrawnPage[], RenderReason>> {
  return runInSandbox("drawThumbnails", [path, pageNumbers], limits);
}

/**
 * WebP previews, at most 900 px wide, with the store's name across the page. Page numbers count from 1. A page that cannot be drawn
 * is left out.
 */
export async function renderPreviews(
  path: string,
  pageNumbers: number[],
  storeName: string,
): Promise<Outcome<DrawnPage[], RenderReason>> {
  return runInSandbox("drawPreviews", [path, pageNumbers, storeName], previewSandbox);
}
