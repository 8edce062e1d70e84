/** The six coloured papers a cover, a portrait or a block can lie on. Set by `data-paper`. */
export const PAPERS = ["rosa", "canario", "menta", "ceu", "pessego", "lilas"] as const;

export type Paper = (typeof PAPERS)[number];
