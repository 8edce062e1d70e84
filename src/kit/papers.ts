/** The six background colours of covers, portraits and blocks. Set by `data-paper`. */
export const PAPERS = ["rosa", "canario", "menta", "ceu", "pessego", "lilas"] as const;

export type Paper = (typeof PAPERS)[number];
