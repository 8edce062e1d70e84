import type * as z from "zod";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Figure, FigureGroup } from "./platform-settings.ts";
import { type FigureUnit, type FigureValue, figureWords, readFigure } from "./rules.ts";

type Values = Record<string, FigureValue>;

const WRONG: Partial<Record<FigureUnit, string>> = {
  centavos: "Escreva um valor em reais, como 20,00.",
  por_cento: "Escreva uma porcentagem de 0 a 100, como 12,5.",
};

/** The figures of a group out of what was typed; what is not one of its figures is not read. Refuses, field by field, what is no figure. */
export function readTyped(figures: readonly Figure[], typed: Record<string, string>): Outcome<Values, "invalid"> {
  const values: Values = {};
  const mistakes: Record<string, string> = {};
  for (const { name, unit } of figures) {
    const text = Object.hasOwn(typed, name) ? typed[name] : undefined;
    if (text === undefined) continue;
    const value = readFigure(unit, text);
    if (value === null) mistakes[name] = WRONG[unit] ?? "Escreva um número inteiro.";
    else values[name] = value;
  }
  return Object.keys(mistakes).length > 0 ? refuse("invalid", mistakes) : ok(values);
}

/** Which of these values are out of the group's bounds, in sentences; null when none. */
export function mistakesOf({ setting, figures }: FigureGroup, values: Values): Record<string, string> | null {
  const answer = setting.schema.safeParse(values);
  if (answer.success) return null;
  return Object.fromEntries(
    answer.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? "form");
      return [name, sentenceOf(issue, figures.find((figure) => figure.name === name)?.unit ?? "texto")];
    }),
  );
}

function sentenceOf(issue: z.core.$ZodIssue, unit: FigureUnit): string {
  if (issue.code === "too_small" && unit !== "texto") return `O mínimo é ${figureWords(unit, Number(issue.minimum))}.`;
  if (issue.code === "too_big" && unit !== "texto") return `O máximo é ${figureWords(unit, Number(issue.maximum))}.`;
  return "Confira este valor.";
}
