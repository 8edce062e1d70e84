import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { emailsTo } from "../../../tests/mailbox.ts";
import { createReview, createReviewer, downloadDaysAgo } from "../../../tests/reviewer.ts";
import { createSoldOrder } from "../../../tests/sold-order.ts";
import { createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { factsThatLeave } from "../../../tests/waiting-email.ts";
import { remindBuyers } from "./remind-buyers.ts";
import { noticeRoutes } from "../notifications/http.ts";
import { stopEmails } from "../notifications/stop-emails.ts";
import { stopPath } from "../notifications/stop-token.ts";
import { writeReview } from "./write-review.ts";

const remindersTo = async (email: string) =>
  (await emailsTo(email)).filter((emailMessage) => emailMessage.kind === "avaliacao.lembrete");

describe("the reminder, five days after the first download", () => {
  it("goes only once, and leads to the form", async () => {
    const { buyer, product } = await createReviewer(undefined, 5.1);
    await remindBuyers();
    await remindBuyers();
    const emailMessages = await remindersTo(buyer.email);
    expect(emailMessages).toHaveLength(1);
    expect(emailMessages[0]?.payload).toMatchObject({ slug: product.slug, title: product.title });
  });

  it("not before its time, not long after, not to who has reviewed and not to who refunded", async () => {
    const early = await createReviewer(undefined, 4.9);
    const late = await createReviewer(undefined, 30);
    const again = await createReviewer(undefined, 30);
    await downloadDaysAgo(again.buyer.id, again.product, 5.5);
    const written = await createReview();
    await downloadDaysAgo(written.buyer.id, written.product, 5.5);
    const returned = await createReviewer(undefined, 5.5);
    await db.execute(
      sql`update entitlements set revoked_at = now(), revoke_cause = 'estornado' where order_id = ${returned.order.id}`,
    );
    await remindBuyers();
    for (const one of [early, late, again, written, returned]) expect(await remindersTo(one.buyer.email)).toEqual([]);
  });

  it("three schedules at once write one e-mail per person and product", async () => {
    const people = [];
    for (let index = 0; index < 6; index++) people.push((await createReviewer(undefined, 6)).buyer);
    await Promise.all([remindBuyers(), remindBuyers(), remindBuyers()]);
    for (const buyer of people) expect(await remindersTo(buyer.email)).toHaveLength(1);
  });

  it("who buys two products is reminded of each", async () => {
    const buyer = await createUser();
    const products = [await createProduct((await createStore()).id), await createProduct((await createStore()).id)];
    await createSoldOrder(buyer, products);
    for (const product of products) await downloadDaysAgo(buyer.id, product, 6);
    await remindBuyers();
    expect(await remindersTo(buyer.email)).toHaveLength(2);
  });

  it("brought down half-way it does not mark what it did not send, and on return sends what was missing", async () => {
    const first = await createReviewer(undefined, 6);
    const second = await createReviewer(undefined, 6);
    await db.execute(
      sql.raw(`
      create function break_here() returns trigger language plpgsql as $$
      begin
        if new.recipient = '${second.buyer.email}' then raise exception 'derrubado'; end if;
        return new;
      end $$;
      create trigger break_here before insert on outbox_emails for each row execute function break_here();`),
    );
    await expect(remindBuyers()).rejects.toThrow();
    expect(await remindersTo(first.buyer.email)).toEqual([]);
    const { rows } = await db.execute(
      sql`select 1 from review_reminders where user_id in (${first.buyer.id}, ${second.buyer.id})`,
    );
    expect(rows).toEqual([]);
    await db.execute(sql.raw("drop trigger break_here on outbox_emails; drop function break_here();"));
    await remindBuyers();
    for (const { buyer } of [first, second]) expect(await remindersTo(buyer.email)).toHaveLength(1);
  });
});

it("a reminder that waits for the mail server is taken back when what it asks for was done, or may be done no more", async () => {
  const [due, reviewed, returned, stopped] = await Promise.all([1, 2, 3, 4].map(() => createReviewer(undefined, 6)));
  await remindBuyers();
  const leaves = ({ buyer }: { buyer: { email: string } }) => factsThatLeave("avaliacao.lembrete", buyer.email);
  for (const one of [due!, reviewed!, returned!, stopped!]) expect(await leaves(one)).toMatchObject({ title: one.product.title });
  const written = { productId: reviewed!.product.id, nota: 5, texto: "Usei com duas turmas e rendeu uma semana." };
  expect(await writeReview(reviewed!.buyer.id, written)).toMatchObject({ ok: true });
  await db.execute(
    sql`update entitlements set revoked_at = now(), revoke_cause = 'estornado' where order_id = ${returned!.order.id}`,
  );
  await stopEmails(stopPath(stopped!.buyer.id, "avaliacao.lembrete").split("/").at(-1) ?? "", true);
  for (const one of [reviewed!, returned!, stopped!]) expect(await leaves(one)).toBeNull();
  expect(await leaves(due!)).not.toBeNull();
});

describe("stopping the reminders", () => {
  it("one click, without signing in, takes effect at once and however often it is pressed (INV-40)", async () => {
    const first = await createReviewer(undefined, 6);
    await remindBuyers();
    const path = stopPath(first.buyer.id, "avaliacao.lembrete");
    const press = () =>
      noticeRoutes.request(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
    const product = await createProduct((await createStore()).id);
    await createSoldOrder(first.buyer, [product]);
    await downloadDaysAgo(first.buyer.id, product, 6);
    await remindBuyers();
    expect(await remindersTo(first.buyer.email)).toHaveLength(1);
    expect(await stopEmails(path.split("/").at(-1) ?? "", false)).toMatchObject({ ok: true });
    await remindBuyers();
    expect(await remindersTo(first.buyer.email)).toHaveLength(2);
  });

  it("a made-up or altered link stops nobody's", async () => {
    expect(await stopEmails("inventado", true)).toMatchObject({ reason: "not_found" });
    const answer = await noticeRoutes.request("/avisos/parar/inventado", { method: "POST", body: "x=1" });
    expect(answer.status).toBe(404);
  });
});
