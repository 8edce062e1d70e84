import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createAuthor, openDraft } from "../../../../../tests/author.ts";
import { factsThatLeave } from "../../../../../tests/waiting-email.ts";
import { notifications } from "../../../notifications/tables.ts";
import { removeFile } from "../../change-files.ts";
import { duplicateProduct } from "../../duplicate-product.ts";
import { listWorkingFiles } from "../../queries/edited-product.ts";
import { addLink } from "../add-link.ts";
import { productLinks } from "../tables.ts";
import { askCheck } from "./ask-check.ts";
import { checkDueLinks } from "./check-due-links.ts";
import { attachSites } from "./fixtures/sites.ts";

const { site, transport, answerBy } = attachSites();
beforeEach(async () => void (await db.update(productLinks).set({ checkAt: null })));

const gone = () => answerBy({ HEAD: 404, GET: 404 });

async function sellLink(host = "www.canva.com") {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const added = await addLink(author, {
    productId,
    address: `https://${host}/design/${randomUUID()}`,
    title: "Modelo",
    words: "",
  });
  if (!added.ok) throw new Error(added.reason);
  return { author, productId, fileId: added.value.fileId };
}
const stateOf = async (fileId: string) => (await db.select().from(productLinks).where(eq(productLinks.fileId, fileId)))[0]!;
const dueNow = (fileId: string) =>
  db
    .update(productLinks)
    .set({ checkAt: sql`now()` })
    .where(eq(productLinks.fileId, fileId));
/** As if the minutes passed that those which waited were sent on by. */
const waitingAreDue = (fileIds: string[]) =>
  db
    .update(productLinks)
    .set({ checkAt: sql`now()` })
    .where(and(inArray(productLinks.fileId, fileIds), isNull(productLinks.checkedAt)));
/** As if it were so many hours later: its turn came, and everything that was learnt is that much older. */
const later = (fileId: string, hours: number) =>
  db
    .update(productLinks)
    .set({
      checkAt: sql`now()`,
      checkedAt: sql`checked_at - make_interval(hours => ${hours})`,
      goneSince: sql`gone_since - make_interval(hours => ${hours})`,
    })
    .where(eq(productLinks.fileId, fileId));
const notificationsOf = async (userId: string) => {
  const { rowCount } = await db.execute(sql`select 1 from outbox_emails where kind = 'material.link'
    and recipient = (select email from users where id = ${userId})`);
  const bell = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.event, "material.link")));
  return [bell.length, rowCount];
};
async function breakLink(fileId: string) {
  gone();
  await checkDueLinks(transport);
  for (let day = 0; day < 2; day++) {
    await later(fileId, 24);
    await checkDueLinks(transport);
  }
}

describe("a link that is sold", () => {
  it("is asked by HEAD alone when it opens, and again a week later", async () => {
    const { fileId } = await sellLink();
    expect(await checkDueLinks(transport)).toBe(1);
    expect(site.requests).toEqual([expect.stringMatching(/^HEAD www\.canva\.com\/design\//)]);
    const state = await stateOf(fileId);
    expect(state).toMatchObject({ checkAnswer: "abre", brokenSince: null });
    expect(Math.round((state.checkAt!.getTime() - state.checkedAt!.getTime()) / 3_600_000)).toBe(168);
    expect(await checkDueLinks(transport)).toBe(0);
  });

  it("opens where HEAD is not answered and GET is", async () => {
    const { fileId } = await sellLink();
    answerBy({ HEAD: 404, GET: 200 });
    await checkDueLinks(transport);
    expect(await stateOf(fileId)).toMatchObject({ checkAnswer: "abre", goneTimes: 0 });
  });

  it("is broken after three days of nothing there; its author is told once and sees it beside the link", async () => {
    const { author, productId, fileId } = await sellLink();
    gone();
    await checkDueLinks(transport);
    await later(fileId, 24);
    await checkDueLinks(transport);
    expect(await stateOf(fileId)).toMatchObject({ checkAnswer: "nao_existe", goneTimes: 2, brokenSince: null });
    expect(await notificationsOf(author.userId)).toEqual([0, 0]);
    await later(fileId, 24);
    await checkDueLinks(transport);
    await later(fileId, 168);
    await checkDueLinks(transport);
    expect(await notificationsOf(author.userId)).toEqual([1, 1]);
    const [file] = await listWorkingFiles(author.storeId, productId);
    expect(file?.link).toMatchObject({ answer: "nao_existe", brokenSince: expect.any(String), isBeingChecked: false });
  });

  it("that opens again is broken no more, and its author is told anew only if it breaks anew", async () => {
    const { author, fileId } = await sellLink();
    await breakLink(fileId);
    const leaves = () => factsThatLeave("material.link", author.email);
    expect(await leaves()).not.toBeNull();
    answerBy({});
    await dueNow(fileId);
    await checkDueLinks(transport);
    expect(await stateOf(fileId)).toMatchObject({ brokenSince: null, goneTimes: 0, goneSince: null, checkAnswer: "abre" });
    expect(await leaves(), "told of what opens again").toBeNull();
    await dueNow(fileId);
    await breakLink(fileId);
    expect(await notificationsOf(author.userId)).toEqual([2, 2]);
  });

  it.each([403, 429, 500, 503])("is never broken by %i, however often", async (status) => {
    const { author, fileId } = await sellLink();
    answerBy({ HEAD: status, GET: status });
    for (let day = 0; day < 5; day++) {
      await checkDueLinks(transport);
      await later(fileId, 24);
    }
    expect(await stateOf(fileId)).toMatchObject({ checkAnswer: "sem_resposta", brokenSince: null, unknownTimes: 5 });
    expect(await notificationsOf(author.userId)).toEqual([0, 0]);
  });

  it("asks for a login where its site sends people to one, even at another host, which is not asked", async () => {
    const { fileId } = await sellLink("docs.google.com");
    answerBy({ HEAD: 302, GET: 302 }, { location: "https://accounts.google.com/v3/signin/identifier" });
    await checkDueLinks(transport);
    expect(await stateOf(fileId)).toMatchObject({ checkAnswer: "pede_login", brokenSince: null });
    expect(site.requests.every((url) => url.includes("docs.google.com"))).toBe(true);
  });

  it("is gone with its host only while other names are found", async () => {
    const { fileId } = await sellLink("some-atelie.notion.site");
    site.names = { "some-atelie.notion.site": undefined };
    await checkDueLinks(transport);
    expect(await stateOf(fileId)).toMatchObject({ checkAnswer: "nao_existe", goneTimes: 1 });
    site.names["canva.com"] = undefined;
    await dueNow(fileId);
    await checkDueLinks(transport);
    expect(await stateOf(fileId)).toMatchObject({ checkAnswer: "sem_resposta", goneTimes: 0 });
  });

  it("is asked for no more once its author took it out, and a copy of the product begins anew", async () => {
    const { author, productId, fileId } = await sellLink();
    await breakLink(fileId);
    const copy = await duplicateProduct(author, productId);
    const [file] = await listWorkingFiles(author.storeId, copy.ok ? copy.value.productId : 0);
    expect(file?.link).toMatchObject({ answer: null, brokenSince: null, isBeingChecked: true });
    await removeFile(author, { productId, fileId });
    await dueNow(fileId);
    await checkDueLinks(transport);
    expect((await stateOf(fileId)).checkAt).toBeNull();
  });
});

describe("asking to have it checked", () => {
  it("brings its turn forward, once a minute, and only of one's own", async () => {
    const { author, productId, fileId } = await sellLink();
    await checkDueLinks(transport);
    expect(await askCheck(author, { productId, fileId })).toMatchObject({ reason: "checked_just_now" });
    await later(fileId, 1);
    await db
      .update(productLinks)
      .set({ checkAt: sql`now() + interval '6 days'` })
      .where(eq(productLinks.fileId, fileId));
    expect(await askCheck(await createAuthor(), { productId, fileId })).toMatchObject({ reason: "not_found" });
    expect(await askCheck(author, { productId, fileId })).toEqual({ ok: true });
    expect(await checkDueLinks(transport)).toBe(1);
  });
});

describe("one run", () => {
  it("asks no more than five of one host, which keep no other host waiting, and no link twice", async () => {
    const many = await Promise.all(Array.from({ length: 7 }, () => sellLink()));
    const other = await sellLink("docs.google.com");
    const [first, second] = await Promise.all([checkDueLinks(transport), checkDueLinks(transport)]);
    expect(first + second).toBeLessThanOrEqual(8);
    expect(new Set(site.requests).size).toBe(site.requests.length);
    expect((await stateOf(other.fileId)).checkAnswer).toBe("abre");
    do await waitingAreDue(many.map(({ fileId }) => fileId));
    while ((await checkDueLinks(transport)) > 0);
    for (const { fileId } of many) expect((await stateOf(fileId)).checkAnswer).toBe("abre");
    expect(site.requests).toHaveLength(8);
  });

  it("comes to a host behind hundreds of another's within minutes", async () => {
    const { fileId } = await sellLink();
    await db.execute(sql`insert into product_files
      select (jsonb_populate_record(f, jsonb_build_object('id', new_id()))).* from product_files f, generate_series(1, 240) where f.id = ${fileId}`);
    await db.execute(sql`insert into product_links (file_id, address, host, words, check_at)
      select f.id, l.address, l.host, l.words, now() - interval '1 day' from product_files f, product_links l
      where l.file_id = ${fileId} and f.product_id = (select product_id from product_files where id = ${fileId}) and f.id <> l.file_id`);
    const other = await sellLink("docs.google.com");
    for (let minute = 0; minute < 2; minute++) await checkDueLinks(transport);
    expect((await stateOf(other.fileId)).checkAnswer).toBe("abre");
    expect(site.requests.filter((one) => one.includes("canva"))).toHaveLength(10);
  });
});
