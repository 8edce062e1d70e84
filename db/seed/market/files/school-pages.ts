import { at } from "../random.ts";
import { type Exercise, lesson, mathExercises, openQuestions, PASSAGES } from "../words/school-words.ts";
import { A4, bullets, heading, INK, type Leaflet, newSheet, PALE, ruled, subheading, write } from "./leaflet.ts";

const isMaths = (leaf: Leaflet) =>
  leaf.spec.subject === "Matemática" || leaf.spec.tags.some((tag) => /fraç|soma|tabuada|cálculo|adição|geometria/.test(tag));

function exercisesOf(leaf: Leaflet, count: number): Exercise[] {
  return isMaths(leaf) ? mathExercises(leaf.random, count) : openQuestions(leaf.random, leaf.spec.tags, count);
}

/** A lesson plan: objective, product, steps with minutes, what to record. */
export function lessonPage(leaf: Leaflet, number: number): void {
  const plan = lesson(leaf.random, leaf.spec.tags);
  const sheet = newSheet(leaf);
  heading(sheet, `Aula ${number}: ${leaf.random.pick(leaf.spec.tags)}`);
  subheading(sheet, "Objetivo");
  write(sheet, plan.objective);
  subheading(sheet, "Material");
  bullets(sheet, plan.material);
  subheading(sheet, "Roteiro");
  bullets(sheet, plan.steps, true);
  subheading(sheet, "Registro de quem ensina");
  sheet.y -= 14;
  ruled(sheet, 6);
}

/** A worksheet with numbered exercises and room to answer. */
export function exercisePage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, `Folha ${number}`);
  write(sheet, "Nome: ______________________________________   Turma: ________   Data: ___/___", { size: 10, after: 16 });
  exercisesOf(leaf, isMaths(leaf) ? 5 : 4).forEach((exercise, i) => {
    write(sheet, `${i + 1}. ${exercise.question}`, { after: 22 });
    ruled(sheet, isMaths(leaf) ? 3 : 4, 22);
    sheet.y -= 6;
  });
}

/** Exercises solved, with the way to get there. */
export function answersPage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, `Gabarito comentado ${number}`);
  exercisesOf(leaf, 8).forEach((exercise, i) => {
    write(sheet, `${i + 1}. ${exercise.question}`, { size: 10.5, after: 2 });
    write(sheet, `Resposta: ${exercise.answer}`, { size: 10.5, font: leaf.bold, color: leaf.accent, after: 10 });
  });
}

/** A short text with questions to locate, infer and give an opinion. */
export function readingPage(leaf: Leaflet, number: number): void {
  const passage = at(PASSAGES, (number + leaf.spec.seed) % PASSAGES.length);
  const sheet = newSheet(leaf);
  heading(sheet, passage.title);
  write(sheet, passage.text, { size: 14, lead: 1.6, after: 18 });
  const questions = [
    "Em que lugar se passa a história? Copie a frase que mostra isso.",
    "Por que as pessoas agem assim no final? Explique.",
    "Invente outro título para o texto e diga por quê.",
  ];
  questions.forEach((question, i) => {
    write(sheet, `${i + 1}. ${question}`, { after: 22 });
    ruled(sheet, 3);
    sheet.y -= 4;
  });
}

const CARD_WORDS = [
  "feira",
  "balança",
  "troco",
  "meia dúzia",
  "caroço",
  "semente",
  "jangada",
  "ladeira",
  "varal",
  "moringa",
  "peteca",
  "cuia",
  "rede",
  "tambor",
  "renda",
  "canoa",
  "cupuaçu",
  "ipê",
  "tatu",
  "siri",
];

/** Cards to cut out, eight to a page, with a shape, a word and a number. */
export function cardsPage(leaf: Leaflet, number: number): void {
  const { random: r } = leaf;
  const sheet = newSheet(leaf);
  heading(sheet, `Cartas para recortar ${number}`);
  const w = (A4.w - A4.margin * 2) / 4;
  const h = w * 1.36;
  for (let i = 0; i < 16; i++) {
    const x = A4.margin + (i % 4) * w;
    const y = sheet.y - h - Math.floor(i / 4) * h + 12;
    sheet.page.drawRectangle({ x, y, width: w, height: h, borderColor: PALE, borderWidth: 0.8, borderDashArray: [4, 3] });
    const label = isMaths(leaf) ? `${r.int(2, 12)} × ${r.int(2, 12)}` : r.pick(r.chance(0.4) ? leaf.spec.tags : CARD_WORDS);
    if (i % 2) sheet.page.drawCircle({ x: x + w / 2, y: y + h * 0.62, size: w * 0.24, color: leaf.accent });
    else
      sheet.page.drawSvgPath(`M0 ${w * 0.44}L${w * 0.25} 0L${w * 0.5} ${w * 0.44}Z`, {
        x: x + w * 0.25,
        y: y + h * 0.82,
        color: leaf.accent,
      });
    const size = Math.min(15, (w - 12) / (leaf.bold.widthOfTextAtSize(label, 1) + 0.01));
    sheet.page.drawText(label, {
      x: x + (w - leaf.bold.widthOfTextAtSize(label, size)) / 2,
      y: y + h * 0.17,
      size,
      font: leaf.bold,
      color: INK,
    });
  }
}

/** Dotted letters to trace, line by line. */
export function tracingPage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, `Traçado ${number}`);
  for (let i = 0; i < 7; i++) {
    const word = leaf.random.pick(CARD_WORDS);
    sheet.page.drawText(word, { x: A4.margin, y: sheet.y - 20, size: 34, font: leaf.text, color: INK });
    const start = A4.margin + leaf.text.widthOfTextAtSize(`${word}  `, 34);
    sheet.page.drawText(`${word}  ${word}`, { x: start, y: sheet.y - 20, size: 34, font: leaf.text, color: PALE });
    sheet.y -= 30;
    ruled(sheet, 2, 28);
    sheet.y -= 6;
  }
}
