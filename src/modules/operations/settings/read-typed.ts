import type * as z from "zod";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { SettingField, SettingGroup } from "./platform-settings.ts";
import { type SettingUnit, type SettingValue, settingWords, readSettingText } from "./rules.ts";

type Values = Record<string, SettingValue>;

const WRONG: Partial<Record<SettingUnit, string>> = {
  centavos: "Escreva um valor em reais, como 20,00.",
  por_cento: "Escreva uma porcentagem de 0 a 100, como 12,5.",
};

/** The fields of a group out of what was typed; what is not one of its fields is not read. Refuses, field by field, what is no field. */
export function readTyped(fields: readonly SettingField[], typed: Record<string, string>): Outcome<Values, "invalid"> {
  const values: Values = {};
  const mistakes: Record<string, string> = {};
  for (const { name, unit } of fields) {
    const text = Object.hasOwn(typed, name) ? typed[name] : undefined;
    if (text === undefined) continue;
    const value = readSettingText(unit, text);
    if (value === null) mistakes[name] = WRONG[unit] ?? "Escreva um número inteiro.";
    else values[name] = value;
  }
  return Object.keys(mistakes).length > 0 ? refuse("invalid", { fields: mistakes }) : ok(values);
}

/** Which of these values are out of the group's bounds, in sentences; null when none. */
export function mistakesOf({ setting, fields }: SettingGroup, values: Values): Record<string, string> | null {
  const answer = setting.schema.safeParse(values);
  if (answer.success) return null;
  return Object.fromEntries(
    answer.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? "form");
      return [name, sentenceOf(issue, fields.find((field) => field.name === name)?.unit ?? "texto")];
    }),
  );
}

function sentenceOf(issue: z.core.$ZodIssue, unit: SettingUnit): string {
  if (issue.code === "too_small" && unit !== "texto") return `O mínimo é ${settingWords(unit, Number(issue.minimum))}.`;
  if (issue.code === "too_big" && unit !== "texto") return `O máximo é ${settingWords(unit, Number(issue.maximum))}.`;
  return "Confira este valor.";
}
