import type { FactsOf } from "#kit/answer.ts";
import type { getPeople, getPerson } from "../functions.ts";

export type PeopleFacts = FactsOf<typeof getPeople>;
export type PersonRow = PeopleFacts["rows"][number];
export type OpenPerson = FactsOf<typeof getPerson>;
