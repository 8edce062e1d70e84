import { blindIndex, isBlindIndex } from "#platform/seal.ts";

/** A keyed index that compares two documents without storing either. */
export const documentIndex = (document: string): string => blindIndex(document, "documento");

/** Whether a saved index, under any secret still in use, is of this document. */
export const isDocumentIndex = (index: string | null, document: string): boolean => isBlindIndex(index, document, "documento");
