/** How a store stands, for the platform. */
export const STORE_WORDS: Record<string, string> = {
  rascunho: "em preparo",
  aprovada: "aberta",
  suspensa: "suspensa",
  encerrada: "encerrada",
};
