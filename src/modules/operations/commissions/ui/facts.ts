import type { FactsOf } from "#kit/answer.ts";
import type { getCommission, getCommissions } from "../functions.ts";

export type CommissionsFacts = FactsOf<typeof getCommissions>;
export type CommissionRow = CommissionsFacts["rows"][number];
export type OpenCommission = FactsOf<typeof getCommission>;
export type UsualCommissionFacts = CommissionsFacts["usual"];
