/** A URL slug without accents: "Que horas são?" becomes "que-horas-sao". */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[ºª]/g, "")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
