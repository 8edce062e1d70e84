import type { getFee, getFees } from "../functions.ts";

export type FeesFacts = Exclude<Awaited<ReturnType<typeof getFees>>, { ok: false }>;
export type FeeRow = FeesFacts["rows"][number];
export type OpenFee = Exclude<Awaited<ReturnType<typeof getFee>>, { ok: false }>;
export type UsualFee = FeesFacts["usual"];
