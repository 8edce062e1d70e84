/**
 * What each text of a policy is called, oldest first. The words of a version are ours; a figure inside them is the administration's, and
 * another figure is another text: the second of "2026-11.3" is "2026-11.3, revisão 2". No two texts have the same name.
 */
export function nameTexts<Text extends { version: string }>(texts: readonly Text[]): (Text & { name: string })[] {
  const times = new Map<string, number>();
  return texts.map((text) => {
    const time = (times.get(text.version) ?? 0) + 1;
    times.set(text.version, time);
    return { ...text, name: time === 1 ? text.version : `${text.version}, revisão ${time}` };
  });
}
