import { findPlace } from "#integrations/cep/find-place.ts";
import { cityOf } from "#kit/city.ts";
import { env } from "#platform/env.ts";
import type { FoundPlace } from "./schema.ts";

/** What a CEP says of an address, empty where it says nothing; null when there is no such CEP. Never refuses for lack of an answer. */
export async function lookUpCep(cep: string): Promise<FoundPlace> {
  const { found } = await findPlace(cep, env.CEP_URL);
  if (!found) return null;
  const { uf, city, district, street } = found;
  return { uf, city: (city && cityOf(uf, city)) ?? "", district: district ?? "", street: street ?? "" };
}
