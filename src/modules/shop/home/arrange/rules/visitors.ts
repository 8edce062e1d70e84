/** Whoever the page is drawn for in a preview. */
export const VISITORS = ["visitantes", "clientes", "autores"] as const;
export type Visitor = (typeof VISITORS)[number];
