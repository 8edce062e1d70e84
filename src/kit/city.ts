import { getMunicipalities } from "@brazilian-utils/brazilian-utils/get-municipalities";

import { fold } from "./fold.ts";
import type { Uf } from "./uf.ts";

function cityKey(name: string): string {
  return fold(name).replace(/[^a-z]/g, "");
}

/** The official name of a city of that state, ignoring accents and case, or null. Only for the server: it loads 150 kB. */
export function cityOf(uf: Uf, text: string): string | null {
  const key = cityKey(text.slice(0, 100));
  return getMunicipalities(uf).find((city) => cityKey(city.name) === key)?.name ?? null;
}
