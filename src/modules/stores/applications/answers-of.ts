import { type Answers, EMPTY_ANSWERS } from "./rules/requirements.ts";

/** The answers alone, out of a row that carries them. */
export function answersOf(row: Answers): Answers {
  const names = Object.keys(EMPTY_ANSWERS) as (keyof Answers)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Answers;
}
