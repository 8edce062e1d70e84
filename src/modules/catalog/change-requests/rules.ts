/** What the platform may ask to change in a product. */
export const ASK_ITEMS = ["titulo", "descricao", "categoria", "preco", "capa", "previa", "arquivos", "autoria"] as const;
export type AskItem = (typeof ASK_ITEMS)[number];

export type Ask = { item: AskItem; note: string };

/** What stands asked of a product; `isAnswered` once its author published again. */
export type OpenAsk = { items: Ask[]; requestedAt: string; isAnswered: boolean };
