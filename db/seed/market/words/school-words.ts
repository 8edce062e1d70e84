import { at, type Random } from "../random.ts";

export type Exercise = { question: string; answer: string };

const CHILDREN = ["Ana", "Davi", "Lia", "Caíque", "Rosa", "Joaquim", "Iara", "Tomé", "Bia", "Zeca", "Nara", "Otávio"];
const GOODS = ["laranjas", "pastéis", "pitangas", "espigas de milho", "cocadas", "tangerinas", "pamonhas", "bananas"];
const brl = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace(".", ",")}`;

const MATHS: ((r: Random) => Exercise)[] = [
  (r) => {
    const [a, b] = [r.int(12, 89), r.int(12, 89)];
    return {
      question: `${r.pick(CHILDREN)} separou ${a} ${r.pick(GOODS)} de manhã e ${b} à tarde. Quantas separou no dia?`,
      answer: String(a + b),
    };
  },
  (r) => {
    const [a, b] = [r.int(3, 9), r.int(4, 12)];
    return {
      question: `Em cada caixa cabem ${b} ${r.pick(GOODS)}. Quantas cabem em ${a} caixas? Desenhe como pensou.`,
      answer: String(a * b),
    };
  },
  (r) => {
    const parts = r.pick([4, 6, 8, 10, 12]);
    const eaten = r.int(1, parts - 1);
    return {
      question: `Um bolo foi cortado em ${parts} pedaços iguais e a turma comeu ${eaten}. Que fração sobrou?`,
      answer: `${parts - eaten}/${parts}`,
    };
  },
  (r) => {
    const price = r.int(3, 18) * 50;
    const paid = price < 500 ? 1000 : 2000;
    return {
      question: `Um quilo de feijão custa ${brl(price)}. ${r.pick(CHILDREN)} pagou com uma nota de ${brl(paid)}. Quanto recebeu de troco?`,
      answer: brl(paid - price),
    };
  },
  (r) => {
    const base = r.pick([20, 40, 60, 80, 120, 200]);
    const rate = r.pick([10, 20, 25, 50]);
    return {
      question: `A barraca deu ${rate}% de desconto numa cesta de ${brl(base * 100)}. Por quanto saiu a cesta?`,
      answer: brl(base * (100 - rate)),
    };
  },
  (r) => {
    const hour = r.int(7, 11);
    const minutes = r.pick([10, 15, 25, 40]);
    return {
      question: `A feira começou às ${hour}h${minutes} e durou 3 horas. A que horas terminou?`,
      answer: `${hour + 3}h${minutes}`,
    };
  },
  (r) => {
    const [w, h] = [r.int(3, 12), r.int(3, 12)];
    return {
      question: `Um canteiro retangular mede ${w} m por ${h} m. Quantos metros de barbante cercam o canteiro?`,
      answer: `${2 * (w + h)} m`,
    };
  },
  (r) => {
    const x = r.int(2, 14);
    const b = r.int(3, 20);
    return {
      question: `Na balança, um saquinho de peso desconhecido mais ${b} g equilibram ${x + b} g. Quanto pesa o saquinho?`,
      answer: `${x} g`,
    };
  },
];

/** Exercises with right answers, made of small numbers and things of the street fair. */
export function mathExercises(r: Random, count: number): Exercise[] {
  return Array.from({ length: count }, () => r.pick(MATHS)(r));
}

const OPEN = [
  "Escreva, com as suas palavras, o que você já sabe sobre {t}.",
  "Desenhe {t} como você imagina e depois compare com o colega do lado.",
  "Onde aparece {t} na sua rua, na sua casa ou na sua escola? Dê dois exemplos.",
  "Qual das afirmações sobre {t} está errada? Reescreva para que fique certa.",
  "Pergunte a uma pessoa mais velha o que ela sabe sobre {t} e anote a resposta.",
  "Monte uma lista de cinco palavras ligadas a {t} e explique uma delas.",
  "O que mudaria no seu dia se não existisse {t}?",
  "Faça uma pergunta sobre {t} que você ainda não sabe responder.",
];

/** Open questions about the product's own subjects. */
export function openQuestions(r: Random, tags: readonly string[], count: number): Exercise[] {
  return Array.from({ length: count }, () => ({
    question: r.pick(OPEN).replace("{t}", r.pick(tags)),
    answer: "Resposta pessoal. Observe se há exemplo concreto e se o vocabulário da aula aparece.",
  }));
}

export const PASSAGES: readonly { title: string; text: string }[] = [
  {
    title: "O carrinho de mão",
    text: "Todo sábado seu Anselmo descia a ladeira com o carrinho cheio de mamão. A roda gemia e a rua sabia as horas pelo gemido. Um dia a roda parou de gemer: a neta tinha passado óleo. Naquela manhã, ninguém acordou a tempo da feira.",
  },
  {
    title: "A biblioteca do ponto de ônibus",
    text: "Alguém deixou um caixote no ponto com sete livros e um bilhete: leve um, traga outro. Em março eram doze livros. Em junho, trinta e um, e um banco novo. Em agosto levaram o caixote. Em setembro apareceram dois.",
  },
  {
    title: "O mapa de Iara",
    text: "Iara desenhou o caminho da escola sem régua. Pôs a padaria pelo cheiro, a oficina pelo barulho e a casa da avó por uma janela azul. A professora pediu a escala. Iara respondeu: um passo de gente pequena.",
  },
  {
    title: "Chuva na horta",
    text: "A chuva veio grossa e levou a terra do canteiro de cima para o de baixo. A turma ficou triste até a semana seguinte, quando o canteiro de baixo brotou alface, salsa e um pé de tomate que ninguém tinha plantado ali.",
  },
  {
    title: "O relógio da praça",
    text: "O relógio da praça atrasa nove minutos desde 1974. Os moradores descontam de cabeça. Quando veio gente da capital consertar, houve abaixo-assinado: com a hora certa, a cidade inteira chegaria adiantada.",
  },
];

const VERBS = [
  "Comparar",
  "Registrar",
  "Explicar com desenho",
  "Calcular e conferir",
  "Ler em voz alta",
  "Formular perguntas sobre",
];
const STEPS = [
  "Receba a turma em roda e apresente o objeto do dia sem dizer para que serve.",
  "Pergunte o que cada um já viu parecido e anote as palavras no quadro.",
  "Em duplas, a turma resolve a primeira situação com o material na mesa.",
  "Pare aos quinze minutos e peça que duas duplas mostrem caminhos diferentes.",
  "Registre no caderno com título, desenho e uma frase de conclusão.",
  "Leia a situação nova e deixe que discutam antes de escrever.",
  "Feche com a pergunta da aula seguinte, escrita num cartaz.",
  "Recolha as folhas e escolha uma dúvida para começar a próxima aula.",
];

/** One lesson: objective, product and steps with minutes. */
export function lesson(r: Random, tags: readonly string[]) {
  const minutes = [5, 10, 15, 12, 8];
  return {
    objective: `${r.pick(VERBS)} ${r.pick(tags)} a partir de uma situação do dia a dia.`,
    material: r.sample(
      [
        "papel pardo",
        "canetinhas",
        "tampinhas de garrafa",
        "fita crepe",
        "barbante",
        "folhas da página seguinte",
        "dados",
        "cola",
      ],
      4,
    ),
    steps: r.sample(STEPS, 5).map((text, i) => `(${at(minutes, i)} min) ${text}`),
  };
}
