/** The 27 federative units, by code. */
export const UF_NAMES = {
  AC: "Acre",
  AL: "Alagoas",
  AM: "Amazonas",
  AP: "Amapá",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MG: "Minas Gerais",
  MS: "Mato Grosso do Sul",
  MT: "Mato Grosso",
  PA: "Pará",
  PB: "Paraíba",
  PE: "Pernambuco",
  PI: "Piauí",
  PR: "Paraná",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RO: "Rondônia",
  RR: "Roraima",
  RS: "Rio Grande do Sul",
  SC: "Santa Catarina",
  SE: "Sergipe",
  SP: "São Paulo",
  TO: "Tocantins",
} as const;

export type Uf = keyof typeof UF_NAMES;

/** The code in upper case, or null when there is no such state. */
export function parseUf(text: string): Uf | null {
  const code = /^\s*([A-Za-z]{2})\s*$/.exec(text.slice(0, 16))?.[1]?.toUpperCase() ?? "";
  return Object.hasOwn(UF_NAMES, code) ? (code as Uf) : null;
}
