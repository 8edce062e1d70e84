import { at } from "../random.ts";
import { PLANTS } from "../words/product-words.ts";
import { RECIPES } from "../words/kitchen-words.ts";
import {
  A4,
  bullets,
  GREY,
  heading,
  INK,
  type Leaflet,
  newSheet,
  PALE,
  rule,
  ruled,
  subheading,
  table,
  write,
} from "./leaflet.ts";

const DAYS = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];
const MONTHS = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];

export function recipePage(leaf: Leaflet, number: number): void {
  const recipe = at(RECIPES, (number + leaf.spec.seed) % RECIPES.length);
  const sheet = newSheet(leaf);
  heading(sheet, recipe.title);
  write(sheet, `${recipe.serves} · ${recipe.minutes} minutos`, { color: GREY, after: 14 });
  subheading(sheet, "Ingredientes");
  bullets(sheet, recipe.items);
  subheading(sheet, "Modo de fazer");
  bullets(sheet, recipe.steps, true);
  subheading(sheet, "Anotações");
  sheet.y -= 14;
  ruled(sheet, 7);
}

export function weekPage(leaf: Leaflet): void {
  const sheet = newSheet(leaf);
  heading(sheet, "Semana de ____ a ____");
  const h = (sheet.y - 70) / 4;
  const w = (A4.w - A4.margin * 2 - 16) / 2;
  [...DAYS, "para lembrar"].forEach((day, i) => {
    const x = A4.margin + (i % 2) * (w + 16);
    const y = sheet.y - Math.floor(i / 2) * h;
    rule(sheet.page, y, 1.4, INK, x, x + w);
    sheet.page.drawText(day, { x, y: y - 18, size: 12, font: leaf.bold, color: i === 7 ? leaf.accent : INK });
    for (let k = 1; k < 6; k++) rule(sheet.page, y - 18 - k * ((h - 34) / 5), 0.5, PALE, x, x + w);
  });
}

export function monthPage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, at(MONTHS, (number - 1) % 12));
  const w = (A4.w - A4.margin * 2) / 7;
  const h = (sheet.y - 150) / 6;
  DAYS.forEach((day, i) =>
    sheet.page.drawText(day.slice(0, 3), { x: A4.margin + i * w + 4, y: sheet.y, size: 10, font: leaf.bold, color: leaf.accent }),
  );
  for (let i = 0; i < 42; i++) {
    sheet.page.drawRectangle({
      x: A4.margin + (i % 7) * w,
      y: sheet.y - 10 - h - Math.floor(i / 7) * h,
      width: w,
      height: h,
      borderColor: PALE,
      borderWidth: 0.8,
    });
  }
  sheet.y -= h * 6 + 34;
  ruled(sheet, 3);
}

export function checklistPage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, `Lista ${number}`);
  for (let i = 0; i < 20 && sheet.y > 70; i++) {
    sheet.page.drawRectangle({ x: A4.margin, y: sheet.y - 3, width: 13, height: 13, borderColor: INK, borderWidth: 1 });
    const text = i < leaf.spec.points.length ? at(leaf.spec.points, i) : "";
    if (text) sheet.page.drawText(text, { x: A4.margin + 24, y: sheet.y, size: 11, font: leaf.text, color: INK });
    rule(sheet.page, sheet.y - 7, 0.5, PALE, A4.margin + 24);
    sheet.y -= 32;
  }
}

const LABEL_WORDS = [
  ["pitanga", "goiaba", "caju", "amora", "farinha", "fubá", "café", "alecrim", "sabonete", "vela", "picles", "licor"],
  [
    "para você",
    "com carinho",
    "feito à mão",
    "obrigada",
    "venha!",
    "sábado, 16h",
    "traga fome",
    "tem bolo",
    "novidade",
    "até breve",
  ],
];

/** Pieces to cut out: labels, invitations or cards, with the words of the product. */
export function labelsPage(leaf: Leaflet, number: number): void {
  const words = at(LABEL_WORDS, leaf.spec.category === "rotulos-e-etiquetas" ? 0 : 1);
  const sheet = newSheet(leaf);
  heading(sheet, `Folha de recortar ${number}`);
  const w = (A4.w - A4.margin * 2 - 16) / 2;
  const h = (sheet.y - 70) / 5;
  for (let i = 0; i < 10; i++) {
    const x = A4.margin + (i % 2) * (w + 16);
    const y = sheet.y - (Math.floor(i / 2) + 1) * h + 12;
    sheet.page.drawRectangle({ x, y, width: w, height: h - 12, borderColor: leaf.accent, borderWidth: 2 });
    sheet.page.drawRectangle({ x: x + 6, y: y + 6, width: w - 12, height: h - 24, borderColor: leaf.accent, borderWidth: 0.6 });
    const word = at(words, (i + number * 3 + (leaf.spec.seed % 7)) % words.length);
    sheet.page.drawText(word, {
      x: x + (w - leaf.title.widthOfTextAtSize(word, 24)) / 2,
      y: y + h / 2 - 8,
      size: 24,
      font: leaf.title,
      color: leaf.accent,
    });
    const small = "data ___/___   validade ___/___";
    sheet.page.drawText(small, {
      x: x + (w - leaf.text.widthOfTextAtSize(small, 8)) / 2,
      y: y + 16,
      size: 8,
      font: leaf.text,
      color: GREY,
    });
  }
}

export function plantsPage(leaf: Leaflet, number: number): void {
  const sheet = newSheet(leaf);
  heading(sheet, number % 2 ? "O que plantar e quando" : "Diário do canteiro");
  table(sheet, [0.3, 0.26, 0.18, 0.26], ["Planta", "Semear", "Sol", "Colher em"], leaf.random.sample(PLANTS, 10));
  write(sheet, "Regue cedo, na terra e não na folha. Se o dedo sai seco a dois centímetros, é hora.");
  ruled(sheet, 10);
}
