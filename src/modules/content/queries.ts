import { PRICE_BOUNDS_CENTS } from "#modules/catalog/rules/publishing.ts";
import { LATEST_WITHDRAWAL_RIGHT_DAYS } from "#modules/delivery/rules/terms.ts";
import { orderSetting } from "#modules/orders/settings.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { releaseSetting } from "#modules/payments/receivables/settings.ts";
import { problemSetting, refundSetting, withdrawalRightSetting } from "#modules/payments/refunds/settings.ts";
import { pixSetting } from "#modules/payments/settings.ts";
import { installmentSetting } from "#modules/pricing/settings.ts";
import { bankSetting } from "#modules/payouts/settings.ts";
import { withdrawalSetting } from "#modules/payouts/withdrawals/settings.ts";
import { reviewSetting } from "#modules/reviews/settings.ts";
import { applicationSetting } from "#modules/stores/applications/settings.ts";
import { legalIdentity } from "#modules/shop/settings.ts";
import { plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import type { Db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { PlatformFacts } from "./rules/platform-facts.ts";
import { contactSetting } from "./settings.ts";

const minutes = (count: number): string => plural(count, "minuto", "minutos");
const hours = (count: number): string => plural(count, "hora", "horas");
const workingDays = (count: number): string => plural(count, "dia útil", "dias úteis");

/** Who answers for the platform. */
export const readIdentity = (on: Db) => readSetting(on, legalIdentity);

/** Every figure that the policies and the help tell, as the settings have them now. */
export async function readPlatformFacts(on: Db): Promise<PlatformFacts> {
  const identity = await readIdentity(on);
  const commission = await readSetting(on, commissionSetting);
  const pix = await readSetting(on, pixSetting);
  const order = await readSetting(on, orderSetting);
  const installments = await readSetting(on, installmentSetting);
  const release = await readSetting(on, releaseSetting);
  const withdrawalRight = await readSetting(on, withdrawalRightSetting);
  const problem = await readSetting(on, problemSetting);
  const refund = await readSetting(on, refundSetting);
  const withdrawal = await readSetting(on, withdrawalSetting);
  const bank = await readSetting(on, bankSetting);
  const review = await readSetting(on, reviewSetting);
  const application = await readSetting(on, applicationSetting);
  const contact = await readSetting(on, contactSetting);
  return {
    ...identity,
    commission: formatBasisPoints(commission.basisPoints),
    ownCommission: formatBasisPoints(commission.ownBasisPoints),
    leastCommission: formatMoney(commission.leastCents),
    leastPrice: formatMoney(PRICE_BOUNDS_CENTS.least),
    mostPrice: formatMoney(PRICE_BOUNDS_CENTS.most),
    pixLife: minutes(Math.floor(pix.expiresSeconds / 60)),
    payLaterLife: hours(Math.floor(pix.payLaterSeconds / 3600)),
    orderLife: hours(order.keptHours),
    mostInstallments: installments.max,
    leastInstallment: formatMoney(installments.leastEachCents),
    monthlyInterest: formatBasisPoints(installments.monthlyBps),
    releaseDays: release.days,
    withdrawalRightDays: withdrawalRight.days,
    withdrawalRightLatestDays: Math.max(withdrawalRight.days, LATEST_WITHDRAWAL_RIGHT_DAYS),
    freeRegrets: withdrawalRight.automaticPer90Days,
    problemDays: problem.reportDays,
    notAsDescribedDays: problem.notAsDescribedDays,
    authorDays: problem.authorDays,
    automaticDays: problem.automaticDays,
    refundWaitDays: refund.waitDays,
    leastWithdrawal: formatMoney(withdrawal.leastCents),
    transferCost: formatMoney(withdrawal.transferCostCents),
    withdrawalsADay: withdrawal.dailyCount,
    withdrawalLinkMinutes: withdrawal.tokenMinutes,
    credentialHoldHours: withdrawal.credentialHoldHours,
    denialHoldHours: withdrawal.denialHoldHours,
    bankFirstHours: bank.firstHours,
    bankChangeHours: bank.changeHours,
    reviewDays: review.windowDays,
    reviewEditDays: review.editDays,
    applicationAnswer: workingDays(application.answerWorkingDays),
    retryDays: application.retryDays,
    contactAnswer: workingDays(contact.answerWorkingDays),
    contactHardDays: contact.hardDays,
  };
}
