import type { AddressRequest } from "#integrations/pagarme/requests.ts";
import type { Address } from "../../accounts/addresses/schema.ts";

/** An address in the provider's format, "number, street, district", without characters that a bank's form would refuse. */
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

/** Keeps letters, digits and the punctuation of addresses; the comma separates the fields, so it is removed from each. */
const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} .ºª°'’/()-]/gu, " ")
    .replace(/ +/g, " ")
    .trim();
