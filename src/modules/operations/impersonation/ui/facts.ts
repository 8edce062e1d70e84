import type { FactsOf } from "#kit/answer.ts";
import type { getImpersonation } from "../functions.ts";

export type ImpersonationFacts = FactsOf<typeof getImpersonation>;
export type OpenImpersonation = NonNullable<ImpersonationFacts["open"]>;
type Part = OpenImpersonation["part"];
export type PartOf<Name extends Part["name"]> = Extract<Part, { name: Name }>;
