import * as accounts from "#modules/accounts/jobs.ts";
import * as emailChange from "#modules/accounts/email-change/jobs.ts";
import * as notifications from "#modules/notifications/jobs.ts";
import * as applications from "#modules/stores/applications/jobs.ts";
import * as strikes from "#modules/stores/strikes/jobs.ts";
import * as catalog from "#modules/catalog/jobs.ts";
import * as cart from "#modules/cart/jobs.ts";
import * as coupons from "#modules/coupons/jobs.ts";
import * as conversations from "#modules/delivery/conversations/jobs.ts";
import * as access from "#modules/delivery/access/jobs.ts";
import * as resending from "#modules/delivery/resend/jobs.ts";
import * as undelivered from "#modules/delivery/undelivered/jobs.ts";
import * as stamping from "#modules/delivery/stamping/jobs.ts";
import * as favourites from "#modules/favourites/jobs.ts";
import * as orders from "#modules/orders/jobs.ts";
import * as payments from "#modules/payments/jobs.ts";
import * as payouts from "#modules/payouts/jobs.ts";
import * as anticipation from "#modules/payouts/anticipation/jobs.ts";
import * as schedule from "#modules/payouts/schedule/jobs.ts";
import * as withdrawals from "#modules/payouts/withdrawals/jobs.ts";
import * as bank from "#modules/payouts/bank/jobs.ts";
import * as recipients from "#modules/payouts/recipients/jobs.ts";
import * as reviews from "#modules/reviews/jobs.ts";
import * as questions from "#modules/reviews/questions/jobs.ts";
import * as content from "#modules/content/jobs.ts";
import * as newsletter from "#modules/newsletter/jobs.ts";
import * as shopBrand from "#modules/shop/brand/jobs.ts";
import * as moderation from "#modules/moderation/jobs.ts";
import * as analytics from "#modules/analytics/jobs.ts";
import * as reach from "#modules/analytics/events/jobs.ts";
import * as privacy from "#modules/operations/privacy/jobs.ts";
import * as commissions from "#modules/operations/commissions/jobs.ts";
import * as emailTexts from "#modules/operations/email-texts/jobs.ts";
import * as pendingActs from "#modules/operations/pending-acts/jobs.ts";
import * as team from "#modules/operations/team/jobs.ts";
import * as storeExport from "#modules/operations/store-export/jobs.ts";
import { openPurge } from "#integrations/cdn/open-purge.ts";
import { sendPurges } from "#platform/cdn/purges.ts";
import { dropAnnouncements } from "#platform/bus/announcements.ts";
import { dropSharedPages } from "#platform/shared-pages/pages-in-database.ts";
import { env } from "#platform/env.ts";
import { closeBus, openBusSoon } from "#platform/bus.ts";
import { dropFinishedJobs } from "#platform/finished-jobs.ts";
import { dropEarlierFiles } from "#platform/http/earlier-files.ts";
import { closeRedis } from "#platform/redis.ts";
import { type JobHandler, startJobs, type Sweep } from "#platform/jobs.ts";
import { makePartitions } from "#platform/partitions.ts";
import { closeMail, type EmailTemplate } from "#platform/mail.ts";
import { emailWork } from "#platform/send-emails.ts";

type ModuleJobs = {
  /** What is done once before the first job is taken. */
  start?: () => Promise<unknown>;
  jobs?: JobHandler[];
  sweeps?: Sweep[];
  emails?: EmailTemplate[];
  /** Whether who receives an e-mail ended those like it, by the address that does so. */
  isStopped?: (stopPath: string) => Promise<boolean>;
};

const modules: ModuleJobs[] = [
  accounts,
  notifications,
  emailChange,
  applications,
  strikes,
  catalog,
  coupons,
  cart,
  orders,
  stamping,
  undelivered,
  conversations,
  resending,
  access,
  payments,
  payouts,
  bank,
  recipients,
  schedule,
  anticipation,
  withdrawals,
  reviews,
  questions,
  favourites,
  content,
  newsletter,
  shopBrand,
  moderation,
  analytics,
  reach,
  privacy,
  storeExport,
  commissions,
  team,
  pendingActs,
  emailTexts,
];

/** Every email the platform writes. */
export const emailMessages: EmailTemplate[] = modules.flatMap((one) => one.emails ?? []);

export async function isStopped(stopPath: string): Promise<boolean> {
  for (const one of modules) if (await one.isStopped?.(stopPath)) return true;
  return false;
}

/** What the modules do by the clock. */
export const workerSweeps = (): Sweep[] => modules.flatMap((one) => one.sweeps ?? []);

/** Registers every module's jobs, sweeps and e-mails, then works until stopped. */
export async function startWorker(): Promise<{ stop: () => Promise<void> }> {
  openBusSoon();
  for (const { start } of modules) await start?.();
  const purge = openPurge(env);
  const jobs = modules.flatMap((one) => one.jobs ?? []);
  const mail = emailWork(emailMessages, isStopped);
  const work = await startJobs(
    [...jobs, mail.job],
    [
      mail.sweep,
      ...workerSweeps(),
      { name: "platform.drop-earlier-files", everySeconds: 3_600, run: dropEarlierFiles },
      { name: "platform.drop-finished-jobs", everySeconds: 300, run: dropFinishedJobs },
      { name: "platform.make-partitions", everySeconds: 600, run: makePartitions },
      ...(purge ? [{ name: "platform.purge-cdn", everySeconds: 2, run: () => sendPurges(purge) }] : []),
      env.REDIS_URL === undefined
        ? { name: "platform.drop-shared-pages", everySeconds: 60, run: () => dropSharedPages() }
        : { name: "platform.drop-announcements", everySeconds: 60, run: dropAnnouncements },
    ],
  );
  const stop = async () => {
    try {
      await work.stop();
    } finally {
      closeMail();
      closeRedis();
      // Where pages are served too, they are served a while longer.
      if (env.ROLE === "worker") await closeBus();
    }
  };
  return { stop };
}
