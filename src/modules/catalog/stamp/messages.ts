import type { Stamp } from "./rules.ts";
import type { SetStampReason } from "./set-stamp.ts";

/** What the author chooses between. */
export const stampWords: Record<Stamp, string> = {
  nao: "Não carimbar",
  fim: "Em uma página no fim do livro",
  primeira: "Na primeira página",
  todas: "Em todas as páginas",
};

/** What the author reads when a file could not be set to be stamped. */
export const setStampMessages: Record<SetStampReason, string> = {
  not_found: "Este arquivo não existe mais.",
  not_stampable: "Só PDFs e EPUBs podem ser carimbados.",
  too_large: "O carimbo aceita arquivos de até 200 MB. Divida o material em partes.",
  signed: "Este PDF tem assinatura digital. Escolha se a cópia vai sem carimbo ou com ele.",
  pdf_encrypted:
    "Este PDF tem senha ou restrições, e por isso não pode ser carimbado. Salve uma cópia sem proteção e envie de novo.",
  pdf_broken: "A estrutura deste PDF não permite carimbar. Exporte de novo e envie outra vez.",
  book_locked: "Este EPUB tem a trava de uma loja, e por isso não pode ser carimbado. Envie uma cópia sem trava.",
  book_signed: "Este EPUB tem assinatura digital, que o carimbo invalidaria. Envie uma cópia sem assinatura ou não carimbe.",
  book_broken: "A estrutura deste EPUB não permite carimbar. Exporte de novo e envie outra vez.",
  too_heavy: "Este arquivo é complexo demais para carimbar a cada compra. Divida em partes menores.",
  unreadable: "Não conseguimos carimbar este arquivo. Exporte de novo e envie outra vez.",
  stamp_unseen: "Em uma das páginas deste PDF o carimbo não apareceria. Exporte de novo e envie outra vez.",
};
