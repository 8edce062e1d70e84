type Mistakes<Field extends string> = Partial<Record<Field, string>>;

type Reading<Field extends string> = {
  /** What the form's own rules found before the change, and what they find after it. */
  was: Mistakes<Field>;
  now: Mistakes<Field>;
  /** The fields that changed. */
  changed: readonly Field[];
};

/**
 * The mistakes shown in a form that remain while it is being corrected: those its rules still find, with their current messages. One that
 * only the server found remains until its field changes. Returns the same object when nothing changes.
 */
export function remainingMistakes<Field extends string>(
  shown: Mistakes<Field>,
  { was, now, changed }: Reading<Field>,
): Mistakes<Field> {
  const fields = Object.keys(shown) as Field[];
  const sentenceOf = (field: Field) => now[field] ?? (was[field] || changed.includes(field) ? undefined : shown[field]);
  if (fields.every((field) => sentenceOf(field) === shown[field])) return shown;
  const remaining: Mistakes<Field> = {};
  for (const field of fields) {
    const sentence = sentenceOf(field);
    if (sentence) remaining[field] = sentence;
  }
  return remaining;
}
