/** The field of what must change in an item. */
export const noteName = (item: string): string => `nota-${item}`;

/** Where the server says "asks.2.note", the field of the third item that was asked about. */
export function noteField(field: string, asks: readonly { item: string }[]): string {
  const asked = asks[Number(/^asks\.(\d+)\.note$/.exec(field)?.[1] ?? Number.NaN)];
  return asked ? noteName(asked.item) : field;
}
