import type { Stamp } from "./rules.ts";
import type { SetStampReason } from "./set-stamp.ts";

/** What the author chooses between. */
export const stampWords: Record<Stamp, string> = {
  nao: "Não carimbar",
  primeira: "Na primeira página",
  todas: "Em todas as páginas",
};

type Stamped = Exclude<Stamp, "nao">;

/** Where, in the words of every sentence below: all of them are made from the very setting that is obeyed. */
export const stampPlaces: Record<Stamped, string> = {
  primeira: "na primeira página",
  todas: "em todas as páginas",
};

/** What a buyer reads beside one file, before and after paying. */
export const stampPromise = (stamp: Stamped): string => `Com o seu nome ${stampPlaces[stamp]}`;

/** What a buyer reads before paying, of a product whose files are stamped. */
export const stampTerms = (stamp: Stamped): string =>
  `Sua cópia leva seu nome, CPF coberto e número do pedido ${stampPlaces[stamp]}.`;

/** What the author reads when a file could not be set to be stamped. */
export const setStampMessages: Record<SetStampReason, string> = {
  not_found: "Este arquivo não existe mais.",
  not_a_pdf: "Só PDFs podem ser carimbados.",
  too_large: "O carimbo aceita PDFs de até 200 MB. Divida o material em partes.",
  pdf_encrypted:
    "Este PDF tem senha ou restrições, e por isso não pode ser carimbado. Salve uma cópia sem proteção e envie de novo.",
  pdf_broken: "A estrutura deste PDF não permite carimbar. Exporte de novo e envie outra vez.",
  too_heavy: "Este PDF é complexo demais para carimbar a cada compra. Divida em partes menores.",
  unreadable: "Não conseguimos carimbar este PDF. Exporte de novo e envie outra vez.",
  stamp_unseen: "Em uma das páginas deste PDF o carimbo não apareceria. Exporte de novo e envie outra vez.",
};
