import { ufOfCep } from "#kit/cep.ts";
import { askService } from "./ask-service.ts";
import { cityOfCep } from "./city-ranges.ts";
import type { CepAnswer } from "./types.ts";

/** What a CEP (8 digits) tells: by the service when one is given and answers, else by the post's ranges. */
export async function findPlace(cep: string, serviceUrl: string | undefined): Promise<CepAnswer> {
  const place = serviceUrl ? await askService(serviceUrl, cep) : null;
  // A service that puts a CEP in another state than the post does is wrong about it.
  if (place && (place.found === null || place.found.uf === ufOfCep(cep))) return place;
  return findOffline(cep);
}

function findOffline(cep: string): CepAnswer {
  const uf = ufOfCep(cep);
  const city = cityOfCep(cep)?.city ?? null;
  return uf ? { found: { uf, city, district: null, street: null } } : { found: null, missing: true };
}
