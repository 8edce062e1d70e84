import { plural } from "#kit/format.ts";
import { formatBasisPoints, parsePercent } from "#kit/percent.ts";
import { moneyInputText, parseMoney } from "#kit/money.ts";

/** How a field is counted, and so how it is typed. */
export type SettingUnit = "dias" | "horas" | "minutos" | "segundos" | "centavos" | "por_cento" | "vezes" | "texto" | "ligado";

/** A field as it is kept: a number in its unit, words, or on and off. */
export type SettingValue = number | string | boolean;

export const unitWords: Record<SettingUnit, string> = {
  dias: "dias",
  horas: "horas",
  minutos: "minutos",
  segundos: "segundos",
  centavos: "R$",
  por_cento: "%",
  vezes: "",
  texto: "",
  ligado: "",
};

/** A field as it is typed: centavos "20,00", basis points "12,5", on and off "sim" and "nao". */
export function typedSetting(unit: SettingUnit, value: SettingValue): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "sim" : "nao";
  if (unit === "centavos") return moneyInputText(value);
  return unit === "por_cento" ? formatBasisPoints(value).replace("%", "") : String(value);
}

/** What was typed as it is kept, or null when it is nothing of the kind. */
export function readSettingText(unit: SettingUnit, text: string): SettingValue | null {
  const typed = text.trim();
  if (unit === "ligado") return typed === "sim" || typed === "nao" ? typed === "sim" : null;
  if (unit === "texto") return typed;
  if (unit === "centavos") return parseMoney(typed);
  if (unit === "por_cento") return parsePercent(typed);
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}

const HOUR = 3_600;
const MINUTE = 60;

/** A field as it is told: "R$ 20,00", "12,5%", "72 horas"; seconds in the largest unit that holds them whole. */
export function settingWords(unit: SettingUnit, value: SettingValue): string {
  if (unit === "ligado") return value === true ? "sim" : "não";
  if (unit === "segundos" && typeof value === "number" && value > 0) {
    if (value % HOUR === 0) return plural(value / HOUR, "hora", "horas");
    if (value % MINUTE === 0) return plural(value / MINUTE, "minuto", "minutos");
  }
  const typed = typedSetting(unit, value);
  if (unit === "centavos") return `R$ ${typed}`;
  if (unit === "por_cento") return `${typed}%`;
  return `${typed} ${unitWords[unit]}`.trim();
}
