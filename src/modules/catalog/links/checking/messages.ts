import { formatDate } from "#kit/date-format.ts";
import type { LinkAnswer } from "./rules.ts";

export type LinkCheck = {
  /** What was learnt when it was last asked; null when it never was. */
  answer: LinkAnswer | null;
  checkedAt: string | null;
  brokenSince: string | null;
  /** Its turn came: an answer is on its way. */
  isBeingChecked: boolean;
};

type StatusWords = { words: string; tone: "quiet" | "warning" | "danger" };

/** Beside a link, for its author: whether it opens, as far as we can know. */
export function checkWords({ answer, checkedAt, brokenSince, isBeingChecked }: LinkCheck): StatusWords {
  const day = checkedAt ? formatDate(new Date(checkedAt)) : "";
  if (brokenSince)
    return {
      words: `Este link não abre mais: desde ${formatDate(new Date(brokenSince))} o site responde que o endereço não existe. Adicione o link certo, remova este e publique de novo.`,
      tone: "danger",
    };
  if (isBeingChecked || answer === null) return { words: "Conferimos em instantes se o link abre.", tone: "quiet" };
  switch (answer) {
    case "abre":
      return { words: `O link abriu em ${day}.`, tone: "quiet" };
    case "nao_existe":
      return {
        words: `Em ${day} o site respondeu que este endereço não existe. Confira o link: tentamos de novo amanhã.`,
        tone: "warning",
      };
    case "pede_login":
      return { words: `Em ${day} o site pediu login para abrir. Deixe o link aberto para quem tem o endereço.`, tone: "warning" };
    case "sem_resposta":
      return { words: `Em ${day} o site não nos deixou conferir o link. Abra-o você para ter certeza.`, tone: "quiet" };
  }
}
