import type { Random } from "./random.ts";
import type { Stars } from "./reviews.ts";

const GLAD = [
  "Que alegria ler isto. Se precisar de outra versão, me conte pela página de perguntas.",
  "Gostei muito do relato. Foi pensando nesse uso que montei o material.",
  "Fico feliz que tenha rendido. A próxima edição já está no forno.",
  "Que bom que contou. Vou guardar a sua ideia para a próxima edição.",
  "Que bom saber. Aproveite bastante, a licença vale para sempre.",
];

const TAKEN = [
  "Anotei o toque: entra na próxima edição, que chega grátis na sua biblioteca.",
  "Você tem razão. Já estou refazendo essa parte e aviso quando a edição nova sair.",
  "Boa observação. Deixei uma nota no começo do arquivo e a correção vem na próxima edição.",
  "Agradeço o cuidado ao dizer. Vou rever essa parte ainda este mês.",
];

const SORRY = [
  "Sinto muito que não tenha servido. Escreva pela página do pedido, em “Relatar problema”, que eu resolvo ou devolvo o valor.",
  "Lamento. Refiz o arquivo e a edição nova já está na sua biblioteca. Se ainda assim não servir, devolvo sem discussão.",
  "Ainda bem que avisou. Não era para ser assim: mandei a correção, e o prazo para desistir continua valendo.",
];

/** What an author would answer to these stars. */
export const drawReply = (random: Random, stars: Stars): string => random.pick(stars === 5 ? GLAD : stars >= 3 ? TAKEN : SORRY);
