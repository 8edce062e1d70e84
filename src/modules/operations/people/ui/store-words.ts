/** How a store stands, for the house. */
export const STORE_WORDS: Record<string, string> = {
  rascunho: "em preparo",
  aprovada: "aberta",
  suspensa: "suspensa",
  encerrada: "encerrada",
};
