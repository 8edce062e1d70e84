export const CONTACT_TOPICS = [
  "compra",
  "devolucao",
  "arquivo",
  "venda",
  "conta",
  "privacidade",
  "acessibilidade",
  "outro",
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const LONGEST_MESSAGE = 4000;
export const SHORTEST_MESSAGE = 10;

const MOST_LINKS = 2;

/** Whether a message looks like a machine's: the field people do not see was filled, or it is mostly addresses. It waits, and nobody is written to. */
export const looksLikeSpam = ({ site, mensagem }: { site: string; mensagem: string }): boolean =>
  site !== "" || (mensagem.match(/https?:\/\/|www\./gi)?.length ?? 0) > MOST_LINKS;
