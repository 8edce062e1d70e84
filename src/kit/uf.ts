/**
 * The codes of the 27 states. Their names are in `uf-names.ts`, loaded only where they are shown: reading an address needs only the codes.
 */
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
