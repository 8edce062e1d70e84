import { blindIndex } from "#platform/seal.ts";

/** How two documents are compared without keeping either. */
export const documentIndex = (document: string): string => blindIndex(document, "documento");
