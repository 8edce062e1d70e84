import { dayKeySp, isDayKey } from "./day-key.ts";
import { ok, refuse, type Outcome } from "./outcome.ts";

export type BirthDateRefusal = "not_a_date" | "implausible_birth_date" | "underage";

const ADULT_AGE = 18;
const OLDEST_AGE = 120;

/** Completed years between a birth day and today in São Paulo. */
export function ageOn(birthDay: string, now: Date): number {
  const today = dayKeySp(now);
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/**
 * The day key "aaaa-mm-dd" of "dd/mm/aaaa", for an adult of at least 18. Refuses other formats, days that do not exist, the future and ages
 * over 120.
 */
export function parseBirthDate(text: string, now: Date): Outcome<string, BirthDateRefusal> {
  const found = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(text.length > 32 ? "" : text.trim());
  const day = found ? `${found[3]}-${found[2]}-${found[1]}` : "";
  if (!isDayKey(day)) return refuse("not_a_date");
  const age = ageOn(day, now);
  if (age < 0 || age > OLDEST_AGE) return refuse("implausible_birth_date");
  return age < ADULT_AGE ? refuse("underage") : ok(day);
}
