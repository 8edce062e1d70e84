import type { Uf } from "#kit/uf.ts";

/** CEPs that belong to one city only, by their first five digits: capitals and a few large ones. */
const CITY_RANGES: readonly (readonly [first: number, last: number, uf: Uf, city: string])[] = [
  [1000, 5999, "SP", "São Paulo"],
  [7000, 7399, "SP", "Guarulhos"],
  [8000, 8499, "SP", "São Paulo"],
  [9000, 9299, "SP", "Santo André"],
  [11000, 11099, "SP", "Santos"],
  [13000, 13149, "SP", "Campinas"],
  [20000, 23799, "RJ", "Rio de Janeiro"],
  [24000, 24399, "RJ", "Niterói"],
  [29000, 29099, "ES", "Vitória"],
  [30000, 31999, "MG", "Belo Horizonte"],
  [36000, 36099, "MG", "Juiz de Fora"],
  [38400, 38439, "MG", "Uberlândia"],
  [40000, 42499, "BA", "Salvador"],
  [49000, 49098, "SE", "Aracaju"],
  [50000, 52999, "PE", "Recife"],
  [57000, 57099, "AL", "Maceió"],
  [58000, 58099, "PB", "João Pessoa"],
  [59000, 59139, "RN", "Natal"],
  [60000, 61599, "CE", "Fortaleza"],
  [64000, 64099, "PI", "Teresina"],
  [65000, 65099, "MA", "São Luís"],
  [66000, 66999, "PA", "Belém"],
  [68900, 68911, "AP", "Macapá"],
  [69000, 69099, "AM", "Manaus"],
  [69300, 69339, "RR", "Boa Vista"],
  [69900, 69920, "AC", "Rio Branco"],
  [70000, 72799, "DF", "Brasília"],
  [73000, 73699, "DF", "Brasília"],
  [74000, 74899, "GO", "Goiânia"],
  [76800, 76834, "RO", "Porto Velho"],
  [77000, 77249, "TO", "Palmas"],
  [78000, 78099, "MT", "Cuiabá"],
  [79000, 79124, "MS", "Campo Grande"],
  [80000, 82999, "PR", "Curitiba"],
  [88000, 88099, "SC", "Florianópolis"],
  [90000, 91999, "RS", "Porto Alegre"],
];

/** The city that a CEP can only be of, or null. */
export function cityOfCep(digits: string): { uf: Uf; city: string } | null {
  const start = Number(digits.slice(0, 5));
  const range = CITY_RANGES.find(([first, last]) => first <= start && start <= last);
  return range ? { uf: range[2], city: range[3] } : null;
}
