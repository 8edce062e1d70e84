import { blindIndex, isBlindIndex } from "#platform/seal.ts";

/** How two documents are compared without keeping either. */
export const documentIndex = (document: string): string => blindIndex(document, "documento");

/** Whether a saved index, of whichever secret is still read, is of this document. */
export const isDocumentIndex = (index: string | null, document: string): boolean => isBlindIndex(index, document, "documento");
