import type { getSight } from "../functions.ts";

export type SightFacts = Exclude<Awaited<ReturnType<typeof getSight>>, { ok: false }>;
export type OpenSight = NonNullable<SightFacts["open"]>;
type Part = OpenSight["part"];
export type PartOf<Name extends Part["name"]> = Extract<Part, { name: Name }>;
