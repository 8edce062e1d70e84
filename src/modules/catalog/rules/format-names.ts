/** "PDF", "PDF e DOCX", "PDF, DOCX e PNG". */
export function formatNames(formats: readonly string[]): string {
  const names = formats.map((format) => format.toUpperCase());
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}
