import type { getImpersonation } from "../functions.ts";

export type ImpersonationFacts = Exclude<Awaited<ReturnType<typeof getImpersonation>>, { ok: false }>;
export type OpenImpersonation = NonNullable<ImpersonationFacts["open"]>;
type Part = OpenImpersonation["part"];
export type PartOf<Name extends Part["name"]> = Extract<Part, { name: Name }>;
