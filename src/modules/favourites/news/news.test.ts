import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { saveChoice } from "#modules/notifications/choose-channel.ts";
import { notifications } from "#modules/notifications/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { emailsTo } from "../../../../tests/mailbox.ts";
import { warmPool } from "../../../../tests/shopper.ts";
import { factsThatLeave } from "../../../../tests/waiting-email.ts";
import { followStore } from "../follow-store.ts";
import { postNews, removeNews } from "./post-news.ts";
import { listPublicNews, readFollowers } from "./queries.ts";
import { notifyFollowers } from "./notify-followers.ts";
import { wantEmails } from "./want-emails.ts";

let store: Awaited<ReturnType<typeof createStore>>;
let viewer: AuthorViewer;
let fan: TestUser;

async function author() {
  const made = await createStore();
  return { made, as: (await viewerOf({ id: made.ownerId, roles: [] as string[] } as TestUser)) as AuthorViewer };
}
async function follower(asksEmails = false): Promise<TestUser> {
  const user = await createUser();
  await followStore(user.id, store.id);
  if (asksEmails) await wantEmails(user.id, { storeId: store.id, wants: true });
  return user;
}
const INPUT = { title: "Saiu a edição de março", body: "Refiz as 12 oficinas.", productId: null };

async function post(input = INPUT): Promise<string> {
  const answer = await postNews(viewer, input);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.newsId;
}
const bellOf = (user: TestUser) => db.select().from(notifications).where(eq(notifications.userId, user.id));

beforeEach(async () => {
  ({ made: store, as: viewer } = await author());
  fan = await follower(true);
});

it("an e-mail of news that waits is taken back when its reader asks for none, or the store took the news away", async () => {
  const other = await follower(true);
  const newsId = await post();
  await notifyFollowers({ newsId, after: null });
  const leaves = (who: TestUser) => factsThatLeave("loja.novidade", who.email);
  for (const who of [fan, other]) expect(await leaves(who)).toMatchObject({ title: INPUT.title });
  await wantEmails(fan.id, { storeId: store.id, wants: false });
  expect(await leaves(fan)).toBeNull();
  await removeNews(viewer, newsId);
  expect(await leaves(other)).toBeNull();
});

describe("telling followers some news", () => {
  it("reaches followers' bells and the e-mail only of those who asked, once, however often the job is repeated", async () => {
    const quiet = await follower();
    const newsId = await post();
    await warmPool();
    await Promise.all(Array.from({ length: 4 }, () => notifyFollowers({ newsId, after: null })));
    for (const user of [fan, quiet]) {
      expect((await bellOf(user)).map(({ event, facts }) => [event, facts])).toEqual([
        ["loja.novidade", { title: INPUT.title, authorName: store.authorName, storeSlug: store.slug }],
      ]);
    }
    expect([await emailsTo(fan.email), await emailsTo(quiet.email)].map((list) => list.length)).toEqual([1, 0]);
    expect(await readFollowers(store.id)).toMatchObject({ followers: 2, byLetter: 1, news: [{ notified: 2, isNotified: true }] });
  });

  it("who stopped these e-mails, ceased to ask or stopped the bell does not receive it that way (INV-40)", async () => {
    const [stopped, changed] = [await follower(true), await follower(true)];
    const off = (channel: "email" | "sino") =>
      transact(async (tx) => ok(await saveChoice(tx, stopped.id, { event: "loja.novidade", channel, isOn: false })));
    await off("email");
    await off("sino");
    await wantEmails(changed.id, { storeId: store.id, wants: false });
    await notifyFollowers({ newsId: await post(), after: null });
    expect([await emailsTo(stopped.email), await emailsTo(changed.email)]).toEqual([[], []]);
    expect([(await bellOf(stopped)).length, (await bellOf(changed)).length]).toEqual([0, 1]);
  });

  it("of many at once, one a day", async () => {
    await warmPool();
    const answers = await Promise.all(Array.from({ length: 8 }, () => postNews(viewer, INPUT)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "today")).toHaveLength(7);
    await db.execute(sql`update store_news set day = day - 1 where store_id = ${store.id}`);
    expect(await postNews(viewer, INPUT)).toMatchObject({ ok: true });
  });

  it("refuses what nobody should read, another store's product, a store without followers and a suspended store", async () => {
    const { made: other, as: lonely } = await author();
    const theirs = await createProduct(other.id);
    expect(await postNews(viewer, { ...INPUT, body: "Compre em www.outraloja.com" })).toMatchObject({
      reason: "unfit",
      fields: { body: expect.any(String) },
    });
    expect(await postNews(viewer, { ...INPUT, productId: theirs.id })).toMatchObject({ reason: "not_found" });
    expect(await postNews(lonely, INPUT)).toMatchObject({ reason: "no_followers" });
    expect(await postNews({ ...viewer, storeStatus: "suspensa" }, INPUT)).toMatchObject({ reason: "closed" });
  });

  it("removed, it disappears from the store and notifies nobody else; another store's does not exist", async () => {
    const newsId = await post();
    expect(await listPublicNews(store.id)).toMatchObject([{ title: INPUT.title, product: null }]);
    const { as: stranger } = await author();
    expect(await removeNews(stranger, newsId)).toMatchObject({ reason: "not_found" });
    expect(await removeNews(viewer, newsId)).toMatchObject({ ok: true });
    await notifyFollowers({ newsId, after: null });
    expect([await listPublicNews(store.id), await bellOf(fan)]).toEqual([[], []]);
  });

  it("only a follower can ask for e-mail", async () => {
    expect(await wantEmails((await createUser()).id, { storeId: store.id, wants: true })).toMatchObject({
      reason: "not_followed",
    });
  });
});
