export type License = "pessoal" | "turmas" | "comercial";

type LicenseWords = {
  name: string;
  /** One line under the name, where the price is chosen. */
  line: string;
  /** What it allows and what it does not, one sentence each. */
  terms: string[];
};

/** From the narrowest to the widest: the order in which they are offered. */
export const LICENSE_CODES: readonly License[] = ["pessoal", "turmas", "comercial"];

export const LICENSES: Record<License, LicenseWords> = {
  pessoal: {
    name: "Uso pessoal",
    line: "Para você, sem revender nem repassar o arquivo",
    terms: [
      "Você pode imprimir e usar o material quantas vezes quiser, em casa ou nos seus estudos.",
      "Você pode guardar cópias nos seus aparelhos.",
      "Não vale usar em aulas pagas, repassar o arquivo nem publicar na internet.",
    ],
  },
  turmas: {
    name: "Minhas turmas",
    line: "Um professor, impressão sem limite",
    terms: [
      "Tudo do uso pessoal, e o uso em aula com todas as suas turmas, em qualquer escola em que você ensine.",
      "Você pode imprimir e entregar cópias em papel aos seus alunos, sem limite.",
      "Não vale passar o arquivo a outros professores nem deixar aberto na internet. Cada professor tem a sua licença.",
    ],
  },
  comercial: {
    name: "Uso comercial",
    line: "Em produtos e trabalhos seus",
    terms: [
      "Tudo das outras licenças, e o uso em produtos e trabalhos que você vende ou entrega a clientes.",
      "O material entra como parte do que você cria: impresso, aplicado ou montado.",
      "Não vale revender nem doar o arquivo como ele é, inteiro ou em partes.",
    ],
  },
};
