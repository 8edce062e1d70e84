import type { HowProved } from "#modules/stores/applications/rules/requirement-list.ts";
import type { Commission } from "#modules/pricing/commission.ts";

/** Money and time, as the platform works now. */
export type PlatformTerms = {
  commission: Commission & { ownBasisPoints: number };
  /** Categories where the platform keeps another share. */
  categoryRates: { id: number; name: string; bps: number }[];
  installments: { monthlyBps: number; leastEachCents: number; maxInstallments: number };
  /** Days from a payment to the balance that may be withdrawn. */
  settlementDays: number;
  leastWithdrawalCents: number;
  answer: { workingDays: number; medianHours: number | null };
  retryDays: number;
};

export type Question = { question: string; answer: string };

/** One thing that is asked of who wants to sell. */
export type AuthorRequirement = { key: string; title: string; detail: string; how: HowProved; isRequired: boolean };

/** What the page for future authors tells: the terms, the questions answered with them, and what is asked. */
export type BecomeAuthorPage = PlatformTerms & { questions: Question[]; requirements: AuthorRequirement[] };
