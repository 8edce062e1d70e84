import { lockAccount } from "#modules/accounts/find-account.ts";
import { notify } from "#modules/notifications/notify.ts";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { answerDay } from "./rules/answer-day.ts";
import type { ApplicationRecord } from "./find-application.ts";
import { type ApplicationNews, applicationEmail } from "./schema.ts";
import { applicationSetting } from "./settings.ts";

type NotifiedApplication = Pick<ApplicationRecord, "id" | "userId" | "rounds" | "storeName">;
/** `item`: its title. */
type More = { asks?: { item: string; note: string }[]; reason?: string; retryAt?: Date };

/** Tells who applied where their application went: at the bell and by email, once per round. */
export async function notifyApplicant(
  tx: Tx,
  application: NotifiedApplication,
  news: ApplicationNews,
  more: More = {},
): Promise<void> {
  const person = await lockAccount(tx, application.userId);
  if (!person) throw new Error("an application of nobody");
  const { answerWorkingDays } = await readSetting(tx, applicationSetting);
  await notify(
    tx,
    {
      userId: person.userId,
      event: "solicitacao.andamento",
      ref: `${application.id}:${application.rounds}:${news}`,
      facts: { news, storeName: application.storeName },
    },
    {
      kind: applicationEmail,
      to: person.email,
      payload: {
        name: person.name,
        news,
        storeName: application.storeName,
        answerBy: news === "enviada" ? answerDay(new Date(), answerWorkingDays).toISOString() : null,
        asks: more.asks ?? [],
        reason: more.reason ?? "",
        retryAt: more.retryAt?.toISOString() ?? null,
      },
    },
  );
}
