import type { SettingField } from "./platform-settings.ts";
import { type SettingValue, settingWords } from "./rules.ts";

export type Words = Record<string, SettingValue>;

/** What changed of a group of settings, a sentence for each field. */
export const changeLines = (fields: readonly SettingField[], before: Words, after: Words): string[] =>
  Object.keys(after).flatMap((name) => lineOf(fields, name, before[name], after[name]));

function lineOf(
  fields: readonly SettingField[],
  fieldName: string,
  before: Words[string] = "",
  after: Words[string] = "",
): string[] {
  const field = fields.find(({ name }) => name === fieldName);
  if (!field && typeof after === "boolean") return [after ? "Liberado." : "Parado."];
  if (fieldName === "offWords") return after === "" ? [] : [`Mensagem: ${after}`];
  if (!field) return [];
  return [`${field.label}: de ${settingWords(field.unit, before)} para ${settingWords(field.unit, after)}.`];
}
