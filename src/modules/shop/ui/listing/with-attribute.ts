/** The attributes asked for with one of them changed, or left out. */
export function withAttribute(
  all: Readonly<Record<string, string>> | undefined,
  slug: string,
  value: string | undefined,
): Record<string, string> {
  const { [slug]: _, ...others } = all ?? {};
  return value === undefined ? others : { ...others, [slug]: value };
}
