import { fold } from "#kit/fold.ts";

const STAGES: Record<string, string> = { EI: "Educação infantil", EF: "Ensino fundamental", EM: "Ensino médio" };
const AGES: Record<string, string> = {
  "01": "bebês",
  "02": "crianças bem pequenas",
  "03": "crianças pequenas",
};
const SUBJECTS: Record<string, string> = {
  LP: "Língua portuguesa",
  MA: "Matemática",
  CI: "Ciências",
  HI: "História",
  GE: "Geografia",
  AR: "Arte",
  EF: "Educação física",
  LI: "Língua inglesa",
  ER: "Ensino religioso",
  EO: "O eu, o outro e o nós",
  CG: "Corpo, gestos e movimentos",
  TS: "Traços, sons, cores e formas",
  ET: "Espaços, tempos, quantidades, relações e transformações",
  LGG: "Linguagens",
  MAT: "Matemática",
  CNT: "Ciências da natureza",
  CHS: "Ciências humanas",
};
const SPEECH = "Escuta, fala, pensamento e imaginação";
const CODE = /^(EI|EF|EM)([0-9]{2})([A-Z]{2,3})([0-9]{2,3})$/;

/** What a code of the Base Nacional Comum Curricular says by its letters: "Ensino fundamental, 5º ano, Matemática"; null when it is none. */
export function describeBnccCode(text: string): string | null {
  const [, stage = "", years = "", subject = ""] = CODE.exec(text.trim().toUpperCase()) ?? [];
  const name = stage === "EI" && subject === "EF" ? SPEECH : SUBJECTS[subject];
  if (!name || !STAGES[stage]) return null;
  const when = stage === "EI" ? AGES[years] : stage === "EF" ? yearsOf(years) : "";
  return when === undefined ? null : [STAGES[stage], when, name].filter(Boolean).join(", ");
}

/** "05" is one year; "15" is from the 1st to the 5th, as the blocks 12, 15, 35, 67, 69 and 89 are. */
function yearsOf(years: string): string | undefined {
  const [first, last] = [Number(years[0]), Number(years[1])];
  if (first === 0) return last > 0 ? `${last}º ano` : undefined;
  return first < last ? `${first}º ao ${last}º ano` : undefined;
}

/** The codes in a text of nothing but codes, however they are parted; empty when there is anything else. */
export function codesIn(text: string): string[] {
  const pieces = text
    .toUpperCase()
    .split(/[\s,;/]+/)
    .filter(Boolean);
  return pieces.every((piece) => CODE.test(piece)) ? pieces : [];
}

/** Whether an option is what these words look for: any part of its label, or one of several codes. */
export function isAbout(label: string, words: string): boolean {
  const codes = codesIn(words);
  if (codes.length > 0) return codes.some((code) => label.toUpperCase().startsWith(code));
  const folded = fold(label);
  return fold(words.trim())
    .split(" ")
    .every((word) => folded.includes(word));
}
