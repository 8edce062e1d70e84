import type { Stamp } from "./rules.ts";
import type { SetStampReason } from "./set-stamp.ts";

/** What the author chooses between. */
export const stampWords: Record<Stamp, string> = {
  nao: "Não carimbar",
  dados: "Só nos dados da imagem",
  fim: "Em uma página no fim do livro",
  rodape: "Nos dados e no rodapé da imagem",
  primeira: "Na primeira página",
  todas: "Em todas as páginas",
};

/** What the author reads when a file could not be set to be stamped. */
export const setStampMessages: Record<SetStampReason, string> = {
  not_found: "Este arquivo não existe mais.",
  not_stampable: "Só PDFs, EPUBs e imagens JPG, PNG e WebP podem ser carimbados.",
  too_large: "O carimbo aceita arquivos de até 200 MB. Divida o material em partes.",
  signed: "Este PDF tem assinatura digital. Escolha se a cópia vai sem carimbo ou com ele.",
  pdf_encrypted:
    "Este PDF tem senha ou restrições, e por isso não pode ser carimbado. Salve uma cópia sem proteção e envie de novo.",
  pdf_broken: "A estrutura deste PDF não permite carimbar. Exporte de novo e envie outra vez.",
  book_locked: "Este EPUB tem proteção contra cópia (DRM), e por isso não pode ser carimbado. Envie uma versão sem proteção.",
  book_signed: "Este EPUB tem assinatura digital, que o carimbo invalidaria. Envie uma cópia sem assinatura ou não carimbe.",
  book_broken: "A estrutura deste EPUB não permite carimbar. Exporte de novo e envie outra vez.",
  picture_broken: "A estrutura desta imagem não permite carimbar. Exporte de novo e envie outra vez.",
  picture_full: "Os dados guardados nesta imagem não deixam espaço para o carimbo. Exporte de novo sem eles e envie outra vez.",
  picture_animated: "Esta imagem é animada, e a linha no rodapé a deixaria parada. Carimbe só nos dados.",
  picture_colours:
    "Esta imagem tem cores de gráfica (CMYK) ou 16 bits por cor, que a linha no rodapé não preserva. Carimbe só nos dados ou envie em RGB de 8 bits.",
  picture_small: "Esta imagem é pequena demais para a linha no rodapé. Carimbe só nos dados.",
  picture_large: "Esta imagem é grande demais para a linha no rodapé, que aceita até 80 megapixels. Carimbe só nos dados.",
  picture_others:
    "Esta imagem traz outras dentro dela, como foto HDR ou em movimento, que a linha no rodapé tiraria. Carimbe só nos dados.",
  too_heavy: "Este arquivo é complexo demais para carimbar a cada compra. Divida em partes menores.",
  unreadable: "Não conseguimos carimbar este arquivo. Exporte de novo e envie outra vez.",
  stamp_unseen: "Em uma das páginas deste PDF o carimbo não apareceria. Exporte de novo e envie outra vez.",
};
