import { fold } from "./fold.ts";

/** The most used banks, by COMPE code, with their common names. Any other known code is accepted too. */
export const BANKS = {
  "001": "Banco do Brasil",
  "003": "Banco da Amazônia",
  "004": "Banco do Nordeste",
  "021": "Banestes",
  "033": "Santander",
  "037": "Banpará",
  "041": "Banrisul",
  "047": "Banese",
  "070": "BRB",
  "077": "Banco Inter",
  "082": "Banco Topázio",
  "084": "Sisprime",
  "085": "Ailos",
  "097": "Credisis",
  "099": "Uniprime",
  "102": "XP Investimentos",
  "104": "Caixa Econômica Federal",
  "107": "Banco Bocom BBM",
  "121": "Agibank",
  "125": "Banco Genial",
  "133": "Cresol",
  "136": "Unicred",
  "197": "Stone",
  "208": "BTG Pactual",
  "212": "Banco Original",
  "213": "Banco Arbi",
  "218": "Banco BS2",
  "237": "Bradesco",
  "246": "Banco ABC Brasil",
  "254": "Paraná Banco",
  "260": "Nubank",
  "265": "Banco Fator",
  "274": "BMP",
  "290": "PagBank",
  "301": "Dock",
  "318": "Banco BMG",
  "323": "Mercado Pago",
  "329": "QI Tech",
  "332": "Acesso",
  "335": "Digio",
  "336": "C6 Bank",
  "341": "Itaú",
  "348": "Banco XP",
  "364": "Efí",
  "368": "Banco Carrefour",
  "380": "PicPay",
  "389": "Mercantil",
  "396": "MagaluPay",
  "401": "Iugu",
  "403": "Cora",
  "413": "Banco BV",
  "422": "Safra",
  "461": "Asaas",
  "462": "Stark",
  "509": "Celcoin",
  "536": "Neon",
  "542": "InfinitePay (CloudWalk)",
  "604": "Banco Industrial do Brasil",
  "611": "Banco Paulista",
  "612": "Banco Guanabara",
  "623": "Banco Pan",
  "633": "Banco Rendimento",
  "637": "Sofisa",
  "643": "Banco Pine",
  "654": "Digimais",
  "655": "Votorantim",
  "707": "Daycoval",
  "741": "Banco Ribeirão Preto",
  "743": "Banco Semear",
  "745": "Citibank",
  "748": "Sicredi",
  "756": "Sicoob",
} as const;

/** "341 · Itaú": as a list shows it and `bankCodeOf` reads it. */
export const bankLabel = (code: string, name: string): string => `${code} · ${name}`;

/**
 * The 3-digit code in "341", "341 · Itaú" or "itau": by code, else by the complete name, else by the only name that contains the words.
 * Null when none or more than one matches; `bankName` says whether a code exists.
 */
export function bankCodeOf(text: string): string | null {
  const typed = text.slice(0, 100).trim();
  const code = /^([0-9]{3})(?:$|[^0-9A-Za-z])/.exec(typed)?.[1];
  if (code) return code;
  const words = fold(typed);
  if (!/[a-z]{2}/.test(words)) return null;
  const named = Object.entries(BANKS).map(([of, name]) => [of, fold(name)] as const);
  const whole = named.filter(([, name]) => name === words);
  const found = whole.length > 0 ? whole : named.filter(([, name]) => name.includes(words));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}
