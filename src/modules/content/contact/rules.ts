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

/** What a person may be writing about, in their words. */
export const TOPIC_WORDS: Record<ContactTopic, string> = {
  compra: "Uma compra ou um pagamento",
  devolucao: "Devolução do dinheiro",
  arquivo: "Um arquivo que não abre ou veio errado",
  venda: "Minhas vendas ou meu saque",
  conta: "Minha conta e minha entrada",
  privacidade: "Meus dados pessoais",
  acessibilidade: "Algo que não consegui usar",
  outro: "Outro assunto",
};

export const LONGEST_MESSAGE = 4000;
export const SHORTEST_MESSAGE = 10;

const MOST_LINKS = 2;

/** Whether a message looks like a machine's: the field people do not see was filled, or it is mostly addresses. It waits, and nobody is written to. */
export const looksLikeSpam = ({ site, mensagem }: { site: string; mensagem: string }): boolean =>
  site !== "" || (mensagem.match(/https?:\/\/|www\./gi)?.length ?? 0) > MOST_LINKS;
