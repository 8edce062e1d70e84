import type { AddressRequest } from "#integrations/pagarme/requests.ts";
import type { Address } from "../../accounts/addresses/schema.ts";

/** A person's address in the provider's order and characters: "number, street, district", nothing a bank's form would not take. */
export function billingAddressOf(address: Address | null): AddressRequest | null {
  if (!address) return null;
  const { number, street, district, complement, cep, city, uf } = address;
  return {
    line_1: [number, street, district].map(plain).join(", ").slice(0, 256),
    ...(plain(complement) ? { line_2: plain(complement).slice(0, 128) } : {}),
    zip_code: cep,
    city: plain(city).slice(0, 64),
    state: uf,
    country: "BR",
  };
}

/** Letters, digits and the punctuation of addresses; the comma parts the fields, so no field keeps one. */
const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} .ºª°'’/()-]/gu, " ")
    .replace(/ +/g, " ")
    .trim();
