/** A page as WebP. Page numbers count from 1. */
export type DrawnPage = { pageNumber: number; bytes: Uint8Array; widthPx: number; heightPx: number };

export type DrawReason = "pdf_broken" | "page_missing";
