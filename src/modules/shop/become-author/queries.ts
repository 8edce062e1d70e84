import { sql } from "drizzle-orm";
import { commissionSetting, installmentSetting } from "#modules/pricing/settings.ts";
import { releaseSetting } from "#modules/payments/receivables/settings.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { currentChecklist } from "#modules/stores/applications/find-application.ts";
import { howOf } from "#modules/stores/applications/rules/checklist.ts";
import { medianAnswerHours } from "#modules/stores/applications/queries.ts";
import { applicationSetting } from "#modules/stores/applications/settings.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import type { BecomeAuthorPage, PlatformTerms } from "./rules/page-facts.ts";
import { questionsOf } from "./rules/questions.ts";

const RATE = defineRow<PlatformTerms["categoryRates"][number]>({
  id: col.int`id`,
  name: col.text`name`,
  bps: col.int`commission_bps`,
});
const RATES = sql`select ${RATE} from categories where commission_bps is not null order by name, id limit 100`;

/** Every figure the page for future authors tells, as the settings have them now. */
export async function readBecomeAuthor(): Promise<BecomeAuthorPage> {
  const [commission, rates, installments, release, withdrawal, application, medianHours, { entries }] = await Promise.all([
    readSetting(db, commissionSetting),
    readRows(db, RATE, RATES),
    readSetting(db, installmentSetting),
    readSetting(db, releaseSetting),
    readSetting(db, withdrawalSetting),
    readSetting(db, applicationSetting),
    medianAnswerHours(),
    currentChecklist(db),
  ]);
  const terms: PlatformTerms = {
    commission,
    categoryRates: rates,
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
  const requirements = entries.map((entry) => ({
    key: entry.key,
    title: entry.title,
    detail: entry.detail,
    how: howOf(entry),
    isRequired: entry.isRequired,
  }));
  return { ...terms, questions: questionsOf(terms), requirements };
}
