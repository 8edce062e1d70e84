import type { LeakReason } from "./schema.ts";

/** What a buyer reads beside a file whose copy is on its way. */
export const preparationWords = {
  na_fila: "Preparando sua cópia…",
  preparando: "Carimbando sua cópia…",
  demorando: "Está demorando mais que o normal. O download começa assim que a cópia ficar pronta.",
  falhou: "Não conseguimos preparar agora. Clique em Baixar para tentar de novo.",
};

/** What an author reads when a found file could not be searched. */
export const leakMessages: Record<LeakReason, string> = {
  invalid: "O código tem 12 letras e números, como 7F3K-9Q2M-X8WT.",
  too_large: "O arquivo passa de 200 MB. Envie um trecho dele ou digite o código.",
  empty: "Este arquivo está vazio. Escolha outro ou digite o código do carimbo.",
  pdf_encrypted: "Este PDF tem senha, e não conseguimos ler. Se o carimbo aparece, digite o código.",
  pdf_broken: "Este arquivo não é PDF, EPUB nem imagem, ou está quebrado. Se o carimbo aparece, digite o código.",
  book_broken: "Não conseguimos abrir este EPUB. Se o carimbo aparece, digite o código.",
  picture_broken: "Não conseguimos abrir esta imagem. Se o carimbo aparece, digite o código.",
  too_heavy: "Este arquivo é grande demais para ler inteiro. Digite o código do carimbo.",
  unreadable: "Não conseguimos ler este arquivo. Digite o código do carimbo.",
};
