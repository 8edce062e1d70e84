/** A page as WebP. Page numbers count from 1. `isBlank`: it came out in one colour. */
export type DrawnPage = { pageNumber: number; bytes: Uint8Array; widthPx: number; heightPx: number; isBlank: boolean };

export type DrawReason = "pdf_broken" | "page_missing";
