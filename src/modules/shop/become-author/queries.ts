import { sql } from "drizzle-orm";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { releaseSetting } from "#modules/payments/receivables/settings.ts";
import { installmentSetting } from "#modules/pricing/settings.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { medianAnswerHours } from "#modules/stores/applications/queries.ts";
import { applicationSetting } from "#modules/stores/applications/settings.ts";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { BecomeAuthorPage, HouseTerms } from "./rules/page-facts.ts";
import { questionsOf } from "./rules/questions.ts";

type CategoryRate = HouseTerms["categoryRates"][number];
const RATES = sql`select id, name, commission_bps as bps from categories where commission_bps is not null order by name, id limit 100`;

/** Every figure the page for future authors tells, as the settings have them now. */
export async function readBecomeAuthor(): Promise<BecomeAuthorPage> {
  const [commission, rates, installments, release, withdrawal, application, medianHours] = await Promise.all([
    readSetting(db, commissionSetting),
    db.execute<CategoryRate>(RATES),
    readSetting(db, installmentSetting),
    readSetting(db, releaseSetting),
    readSetting(db, withdrawalSetting),
    readSetting(db, applicationSetting),
    medianAnswerHours(),
  ]);
  const terms: HouseTerms = {
    commission,
    categoryRates: rates.rows,
    installments: {
      monthlyBps: installments.monthlyBps,
      leastEachCents: installments.leastEachCents,
      maxInstallments: installments.max,
    },
    settlementDays: release.days,
    leastWithdrawalCents: withdrawal.leastCents,
    answer: { workingDays: application.answerWorkingDays, medianHours },
    retryDays: application.retryDays,
  };
  return { ...terms, questions: questionsOf(terms) };
}
