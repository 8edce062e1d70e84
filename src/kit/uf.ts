/** The codes of the 27 federative units. Their names (`uf-names.ts`) are for who shows them: an address reads only the codes. */
export const UFS = [
  "AC",
  "AL",
  "AM",
  "AP",
  "BA",
  "CE",
  "DF",
  "ES",
  "GO",
  "MA",
  "MG",
  "MS",
  "MT",
  "PA",
  "PB",
  "PE",
  "PI",
  "PR",
  "RJ",
  "RN",
  "RO",
  "RR",
  "RS",
  "SC",
  "SE",
  "SP",
  "TO",
] as const;

export type Uf = (typeof UFS)[number];

/** The code in upper case, or null when there is no such state. */
export function parseUf(text: string): Uf | null {
  const code = text.slice(0, 16).trim().toUpperCase();
  return UFS.find((uf) => uf === code) ?? null;
}
