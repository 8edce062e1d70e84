import type { getPeople, getPerson } from "../functions.ts";

export type PeopleFacts = Exclude<Awaited<ReturnType<typeof getPeople>>, { ok: false }>;
export type PersonRow = PeopleFacts["rows"][number];
export type OpenPerson = Exclude<Awaited<ReturnType<typeof getPerson>>, { ok: false }>;
