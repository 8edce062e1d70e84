import { formatCep } from "#kit/cep.ts";
import type { Address } from "../schema.ts";

/** An address as an envelope says it, in three lines. */
export const addressLines = ({ street, number, complement, district, city, uf, cep }: Address): [string, string, string] => [
  [`${street}, ${number}`, complement].filter(Boolean).join(", "),
  `${district}, ${city}, ${uf}`,
  `CEP ${formatCep(cep)}`,
];
