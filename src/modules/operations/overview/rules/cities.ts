import { type Place, shownPlaces } from "../../../analytics/rules/places.ts";

/** Like a place, of one city; `city` is null where the buyer told none. */
export type City = Place & { city: string | null };
export type NamedCity = City & { city: string; uf: string };

const MOST = 10;

/**
 * The cities that may be named, most orders first, at most ten: of the states that are shown, and settled state by state, so that no
 * small city comes out of a state's figures less those of its others.
 */
export function shownCities(cities: readonly City[], states: readonly Place[]): NamedCity[] {
  return states
    .flatMap(({ uf }) => shownPlaces(cities.filter((city) => city.uf === uf)).shown)
    .flatMap((place) => (place.city && place.uf ? [{ ...place, city: place.city, uf: place.uf }] : []))
    .toSorted((a, b) => b.sales - a.sales || b.cents - a.cents || (a.city < b.city ? -1 : 1))
    .slice(0, MOST);
}
