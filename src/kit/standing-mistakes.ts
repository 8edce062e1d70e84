type Said<Field extends string> = Partial<Record<Field, string>>;

type Reading<Field extends string> = {
  /** What the form's own rules found before the change, and what they find after it. */
  was: Said<Field>;
  now: Said<Field>;
  /** The fields that changed. */
  changed: readonly Field[];
};

/**
 * The mistakes shown in a form that remain while it is being corrected: those its rules still find, with their current messages. One that
 * only the server found remains until its field changes. Returns the same object when nothing changes.
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
