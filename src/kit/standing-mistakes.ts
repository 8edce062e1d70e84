type Said<Field extends string> = Partial<Record<Field, string>>;

type Reading<Field extends string> = {
  /** What the form's own rules found before the change and find after it. */
  was: Said<Field>;
  now: Said<Field>;
  /** The fields that were written in. */
  changed: readonly Field[];
};

/**
 * What still stands of the mistakes said of a form while it is being corrected: those its rules still find, in their present
 * words. One only the server found stands until its field changes. The same object when all of it stands.
 */
export function standingMistakes<Field extends string>(said: Said<Field>, { was, now, changed }: Reading<Field>): Said<Field> {
  const fields = Object.keys(said) as Field[];
  const sentenceOf = (field: Field) => now[field] ?? (was[field] || changed.includes(field) ? undefined : said[field]);
  if (fields.every((field) => sentenceOf(field) === said[field])) return said;
  const standing: Said<Field> = {};
  for (const field of fields) {
    const sentence = sentenceOf(field);
    if (sentence) standing[field] = sentence;
  }
  return standing;
}
