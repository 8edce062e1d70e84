import { formatCep } from "#kit/cep.ts";

type Written = { street: string; number: string; complement: string; district: string; city: string; uf: string; cep: string };

/** An address as an envelope says it, in three lines. */
export const addressLines = ({ street, number, complement, district, city, uf, cep }: Written): [string, string, string] => [
  [`${street}, ${number}`, complement].filter(Boolean).join(", "),
  `${district}, ${city}, ${uf}`,
  `CEP ${formatCep(cep)}`,
];
