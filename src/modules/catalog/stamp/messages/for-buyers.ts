import type { Stamped } from "../rules.ts";

/** Where, in the words of every sentence below: all of them are made from the very setting that is obeyed. */
export const stampPlaces: Record<Stamped, string> = {
  dados: "nos dados da imagem",
  fim: "no fim do livro",
  rodape: "no rodapé da imagem",
  primeira: "na primeira página",
  todas: "em todas as páginas",
};

/** What a buyer reads beside one file, before and after paying. */
export const stampPromise = (stamp: Stamped): string => `Com o seu nome ${stampPlaces[stamp]}`;

/** What a buyer reads before paying, of a product whose files are stamped. */
export const stampTerms = (stamp: Stamped): string =>
  `Sua cópia leva seu nome, CPF mascarado e número do pedido ${stampPlaces[stamp]}.`;
