import { and, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ADDRESS, cardNumber, NO_FUNDS, tokenOf } from "../../../../tests/card.ts";
import { createUser } from "../../../../tests/factories.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { factsThatLeave } from "../../../../tests/waiting-email.ts";
import { cards, paymentCustomers } from "../tables/cards.ts";
import { makeDefaultCard, removeCard, renameCard } from "./change-cards.ts";
import { listCards } from "./queries.ts";
import { saveCard } from "./save-card.ts";
import { notifyExpiringCards } from "./notify-expiring-cards.ts";

const sandbox = attachSandbox();

async function saved(userId: string, seed: number): Promise<string> {
  const answer = await saveCard(userId, { cardToken: await tokenOf({ number: cardNumber(seed) }), billingAddress: ADDRESS });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.cardId;
}

const requested = async (path: string): Promise<{ data: { id: string; status: string }[] }> => {
  const response = await fetch(`http://localhost:${process.env.SANDBOX_PORT}/core/v5${path}`, {
    headers: { authorization: `Basic ${btoa("sk_test_sandbox:")}` },
  });
  return (await response.json()) as { data: { id: string; status: string }[] };
};
const walletOf = async (userId: string) => {
  const [customer] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return (await requested(`/customers/${customer?.providerId}/cards`)).data;
};
const defaultsOf = async (userId: string) =>
  (
    await db
      .select()
      .from(cards)
      .where(and(eq(cards.userId, userId), eq(cards.isDefault, true), isNull(cards.removedAt)))
  ).map((card) => card.id);

describe("saving a card without buying", () => {
  it("the provider stores it, and the first becomes the default", async () => {
    const user = await createUser();
    const [first, second] = [await saved(user.id, 101), await saved(user.id, 102)];
    expect((await listCards(user.id)).map((card) => [card.id, card.isDefault])).toEqual([
      [first, true],
      [second, false],
    ]);
    expect(await walletOf(user.id)).toHaveLength(2);
  });

  it("the same card again is the same, and once removed comes back", async () => {
    const user = await createUser();
    const first = await saved(user.id, 103);
    expect(await saved(user.id, 103)).toBe(first);
    expect(await removeCard(user.id, first, null)).toEqual({ ok: true });
    expect(await listCards(user.id)).toEqual([]);
    await saved(user.id, 103);
    expect(await listCards(user.id)).toMatchObject([{ isDefault: true }]);
  });

  it("declined by the bank, with a spent token, without address or document, it says why", async () => {
    const user = await createUser();
    const refused = { cardToken: await tokenOf({ number: NO_FUNDS }), billingAddress: ADDRESS };
    expect(await saveCard(user.id, refused)).toMatchObject({ reason: "card_refused" });
    const spent = { cardToken: `token_${"0".repeat(16)}`, billingAddress: ADDRESS };
    expect(await saveCard(user.id, spent)).toMatchObject({ reason: "token_spent" });
    const stranger = await createUser();
    expect(await saveCard(stranger.id, { cardToken: await tokenOf() })).toMatchObject({ reason: "address_missing" });
    const bare = await createUser({ document: null });
    expect(await saveCard(bare.id, { ...refused, cardToken: await tokenOf() })).toMatchObject({ reason: "document_missing" });
    await sandbox.fault("500", 60, "/cards");
    expect(await saveCard(user.id, { ...refused, cardToken: await tokenOf() })).toMatchObject({ reason: "provider_silent" });
    expect(await listCards(user.id)).toEqual([]);
  });

  it("a form sent twice saves one card", async () => {
    const user = await createUser();
    await saved(user.id, 104);
    const input = { cardToken: await tokenOf({ number: cardNumber(105) }) };
    await Promise.all([saveCard(user.id, input), saveCard(user.id, input)]);
    expect(await listCards(user.id)).toHaveLength(2);
  });
});

describe("saved cards", () => {
  it("have a single default, even with ten changes together", async () => {
    const user = await createUser();
    const ids = [await saved(user.id, 111), await saved(user.id, 112), await saved(user.id, 113)];
    await Promise.all(Array.from({ length: 10 }, (_, index) => makeDefaultCard(user.id, ids[index % 3] ?? "")));
    expect(await defaultsOf(user.id)).toHaveLength(1);
  });

  it("when the default is removed the chosen one takes its place, or the newest", async () => {
    const user = await createUser();
    const [a, b, c, d] = [
      await saved(user.id, 121),
      await saved(user.id, 122),
      await saved(user.id, 123),
      await saved(user.id, 124),
    ];
    await removeCard(user.id, a, b);
    expect(await defaultsOf(user.id)).toEqual([b]);
    await removeCard(user.id, c, null);
    expect(await defaultsOf(user.id)).toEqual([b]);
    await removeCard(user.id, b, null);
    expect(await defaultsOf(user.id)).toEqual([d]);
    expect((await walletOf(user.id)).map((card) => card.status)).toEqual(["active"]);
  });

  it("without the provider the card stays; already gone there, it leaves", async () => {
    const user = await createUser();
    const id = await saved(user.id, 131);
    await sandbox.fault("500", 60, "/cards");
    expect(await removeCard(user.id, id, null)).toMatchObject({ reason: "provider_silent" });
    expect(await listCards(user.id)).toHaveLength(1);
    await sandbox.call("DELETE", "/sandbox/faults");
    await db.update(cards).set({ providerId: "card_inexistente0000" }).where(eq(cards.id, id));
    expect(await removeCard(user.id, id, null)).toEqual({ ok: true });
  });

  it("belong only to who saved them (B077)", async () => {
    const [user, other] = [await createUser(), await createUser()];
    const id = await saved(user.id, 141);
    expect(await renameCard(other.id, id, "meu")).toMatchObject({ reason: "not_found" });
    expect(await makeDefaultCard(other.id, id)).toMatchObject({ reason: "not_found" });
    expect(await removeCard(other.id, id, null)).toMatchObject({ reason: "not_found" });
    expect(await renameCard(user.id, id, "Nubank")).toEqual({ ok: true });
    expect(await listCards(user.id)).toMatchObject([{ nickname: "Nubank" }]);
  });

  it("near expiry they notify once", async () => {
    const user = await createUser();
    const [soon, later, over] = [await saved(user.id, 151), await saved(user.id, 152), await saved(user.id, 153)];
    const rows = await readRows(
      db,
      {
        month: col.int`extract(month from now() at time zone 'America/Sao_Paulo')::int`,
        year: col.int`extract(year from now() at time zone 'America/Sao_Paulo')::int`,
      },
      (row) => sql`select ${row}`,
    );
    const { month, year } = rows[0] ?? { month: 1, year: 2026 };
    // The last day of this month is never more than thirty days and some hours away.
    await db.execute(sql`update cards set exp_month = ${month}, exp_year = ${year} where id = ${soon}`);
    await db.execute(sql`update cards set exp_year = ${year + 3} where id = ${later}`);
    await db.execute(sql`update cards set exp_year = ${year - 1} where id = ${over}`);
    await Promise.all([notifyExpiringCards(), notifyExpiringCards()]);
    await notifyExpiringCards();
    const notifications = await readRows(
      db,
      { ref: col.text`ref` },
      (row) => sql`select ${row} from outbox_emails where kind = 'cartao.vence' and recipient = ${user.email}`,
    );
    const endsSoon = (await listCards(user.id)).filter((card) => card.expiry === "vence_logo").map((card) => card.id);
    expect(notifications.map((row) => row.ref)).toEqual(endsSoon);
    expect((await listCards(user.id)).find((card) => card.id === over)?.expiry).toBe("vencido");
    const leaves = () => factsThatLeave("cartao.vence", user.email);
    expect(await leaves()).toMatchObject({ expMonth: month });
    await removeCard(user.id, notifications.at(-1)?.ref ?? "", null);
    expect(await leaves()).toBeNull();
  });
});
