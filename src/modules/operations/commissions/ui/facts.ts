import type { getCommission, getCommissions } from "../functions.ts";

export type CommissionsFacts = Exclude<Awaited<ReturnType<typeof getCommissions>>, { ok: false }>;
export type CommissionRow = CommissionsFacts["rows"][number];
export type OpenCommission = Exclude<Awaited<ReturnType<typeof getCommission>>, { ok: false }>;
export type UsualCommissionFacts = CommissionsFacts["usual"];
