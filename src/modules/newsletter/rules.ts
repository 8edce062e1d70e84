import { brand } from "#kit/brand/brand.ts";

/** Words of the consent; a change of the words is a new version. */
export const CONSENT_VERSION = "2026-11-2";
export const consentWords = () =>
  `Quero receber a newsletter ${brand.of} sobre os assuntos que escolhi. Posso sair quando quiser, com um clique, sem entrar na conta.`;

export const TOPICS = ["sala-de-aula", "feito-a-mao", "papelaria", "musica-e-arte", "vender", "blog"] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_WORDS: Record<Topic, { name: string; line: string }> = {
  "sala-de-aula": { name: "Sala de aula", line: "Planos, jogos e fichas, na semana em que servem." },
  "feito-a-mao": { name: "Feito à mão", line: "Moldes, riscos e receitas." },
  papelaria: { name: "Papelaria e organização", line: "Planners, convites e etiquetas." },
  "musica-e-arte": { name: "Música e arte", line: "Trilhas, ilustrações e fontes." },
  vender: { name: "Para quem vende", line: "O que muda no site e o que aprendemos juntos." },
  blog: { name: "Textos do blog", line: "O que saiu de novo para ler." },
};

export const isTopic = (text: string): text is Topic => TOPICS.some((one) => one === text);

/** How long a link of confirmation is worth. */
export const CONFIRM_DAYS = 7;
/** The most emails of confirmation one address gets in a day, and the minutes between two. */
export const LETTERS = { aDay: 3, minutesApart: 10 } as const;
