import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anticipationPaid } from "#modules/payments/rules/reversal.ts";
import { receivables } from "#modules/payments/tables/receivables.ts";
import { followAnticipations } from "#modules/payouts/anticipation/follow-anticipations.ts";
import { latestAnticipation } from "#modules/payouts/anticipation/queries.ts";
import { readOffer } from "#modules/payouts/anticipation/read-offer.ts";
import { requestAnticipation } from "#modules/payouts/anticipation/request-anticipation.ts";
import { offerOf } from "#modules/payouts/anticipation/rules.ts";
import { anticipations } from "#modules/payouts/tables/anticipations.ts";
import { releaseFunds } from "#modules/payouts/release-funds.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { stateHistory } from "#platform/state-history.ts";
import { signIn } from "./authenticator.ts";
import { balanceOf, ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { walletOf } from "./paid-author.ts";
import { attachSandbox } from "./sandbox.ts";
import { soldByCard } from "./sold-by-card.ts";

const sandbox = attachSandbox();

beforeEach(() => sandbox.manner({ anticipation_allowed: true }));
afterEach(async () => {
  expect(await ledgerViolations()).toMatchObject(NO_VIOLATIONS);
});

const offered = async (storeId: number) => {
  const offer = await readOffer(storeId);
  if (!offer) throw new Error("no offer");
  return { netCents: offer.netCents, costCents: offer.costCents };
};
const statusOf = async (storeId: number) => (await latestAnticipation(db, storeId))?.status;
type Made = { id: string; recipient_id: string; status: string; anticipation_fee: number };
const atProvider = async (storeId: number) =>
  (await sandbox.call<Made[]>("GET", "/sandbox/anticipations")).filter((one) => one.recipient_id === `re_teste_${storeId}`);
const decide = (made: Made | undefined, outcome: "approve" | "refuse") =>
  sandbox.call("POST", `/sandbox/anticipations/${made?.id}/${outcome}`);
async function follow(): Promise<void> {
  await db.execute(sql`update anticipations set next_poll_at = now() where next_poll_at is not null`);
  await followAnticipations();
}

describe("having card sales before their day", () => {
  it("is offered only where the provider allows it, and never for what its buyer may still give up", async () => {
    const { attemptId, storeId } = await soldByCard(sandbox);
    const offer = await offered(storeId);
    const pending = -(await balanceOf(`seller:${storeId}:pending`));
    expect(offer.netCents + offer.costCents).toBe(pending);
    expect(offer.costCents).toBeGreaterThan(0);
    await sandbox.manner({ anticipation_allowed: false });
    expect(await readOffer(storeId)).toBeNull();
    await sandbox.manner({ anticipation_allowed: true });
    await db
      .update(receivables)
      .set({ heldUntil: sql`now() + interval '20 days'` as never })
      .where(eq(receivables.attemptId, attemptId));
    expect(await readOffer(storeId)).toBeNull();
  });

  it("approved, books what it cost in the sale, once, and the rest is available: both books agree", async () => {
    const { storeId, author } = await soldByCard(sandbox);
    const pending = -(await balanceOf(`seller:${storeId}:pending`));
    expect(await requestAnticipation(author, await offered(storeId))).toEqual({ ok: true });
    expect(await statusOf(storeId)).toBe("pendente");
    const [made] = await atProvider(storeId);
    await decide(made, "approve");
    await Promise.all([follow(), follow(), follow()]);
    await follow();
    expect(await statusOf(storeId)).toBe("aprovada");
    const costCents = made?.anticipation_fee ?? 0;
    expect(-(await balanceOf(`seller:${storeId}:pending`))).toBe(pending - costCents);
    const theirs = sandbox.state.balanceOf(`re_teste_${storeId}`);
    expect(await balanceOf(`psp:seller:${storeId}`)).toBe(theirs.available + theirs.waiting);

    await db
      .update(receivables)
      .set({ providerAt: sql`now() - interval '1 minute'` as never })
      .where(eq(receivables.storeId, storeId));
    await sandbox.call("POST", "/sandbox/clock", { advance: "P4D" });
    await releaseFunds();
    expect(await walletOf(storeId)).toMatchObject({ available: pending - costCents });
    expect(await balanceOf(`seller:${storeId}:pending`)).toBe(0);
  });

  it("is asked only by who proved again that it is them, in this session", async () => {
    const { storeId, author } = await soldByCard(sandbox);
    const elsewhere: AuthorViewer = { ...(await signIn(author.userId)), storeId };
    expect(await requestAnticipation(elsewhere, await offered(storeId))).toMatchObject({ reason: "step_up_needed" });
    expect(await latestAnticipation(db, storeId)).toBeNull();
    expect(await atProvider(storeId)).toEqual([]);
  });

  it("refused by the provider, changes nothing, and may be asked for again", async () => {
    const { storeId, author } = await soldByCard(sandbox);
    const offer = await offered(storeId);
    await requestAnticipation(author, offer);
    await decide((await atProvider(storeId))[0], "refuse");
    await Promise.all([follow(), follow()]);
    expect(await statusOf(storeId)).toBe("recusada");
    const moves = await db
      .select()
      .from(stateHistory)
      .where(eq(stateHistory.entityId, (await latestAnticipation(db, storeId))?.id ?? ""))
      .orderBy(stateHistory.id);
    expect(moves.map(({ fromState, toState }) => [fromState, toState])).toEqual([
      [null, "enviando"],
      ["enviando", "pendente"],
      ["pendente", "recusada"],
    ]);
    expect(await requestAnticipation(author, await offered(storeId))).toEqual({ ok: true });
  });

  it("six presses at once are one request; other figures than those shown are none", async () => {
    const { storeId, author } = await soldByCard(sandbox);
    const offer = await offered(storeId);
    expect(await requestAnticipation(author, { ...offer, costCents: offer.costCents - 1 })).toMatchObject({
      reason: "offer_changed",
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => requestAnticipation(author, offer)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await atProvider(storeId)).toHaveLength(1);
    expect(await db.select().from(anticipations).where(eq(anticipations.storeId, storeId))).toHaveLength(1);
  });

  it("an answer that is lost is looked for and found, and nothing is asked twice", async () => {
    const { storeId, author } = await soldByCard(sandbox);
    const offer = await offered(storeId);
    await sandbox.call("POST", "/sandbox/faults", {
      kind: "500-after-commit",
      seconds: 60,
      path: "/bulk_anticipations",
      method: "POST",
    });
    expect(await requestAnticipation(author, offer)).toEqual({ ok: true });
    expect(await statusOf(storeId)).toBe("desconhecida");
    expect(await requestAnticipation(author, offer)).toMatchObject({ ok: false });
    await sandbox.faultsOver();
    await follow();
    expect(await statusOf(storeId)).toBe("pendente");
    expect(await atProvider(storeId)).toHaveLength(1);
  });

  it("one whose sender died before the call ends by itself, once the provider surely has none", async () => {
    const { storeId, author } = await soldByCard(sandbox);
    await db
      .insert(anticipations)
      .values({ storeId, userId: author.userId, netCents: 5_000, costCents: 100, paysAt: new Date() });
    await follow();
    expect(await statusOf(storeId)).toBe("enviando");
    await db.update(anticipations).set({ createdAt: sql`now() - interval '16 minutes'` });
    await follow();
    expect(await statusOf(storeId)).toBe("recusada");
  });
});

it("a cost seen after its sale was given back leaves what the author has, then becomes debt", () => {
  const pockets = { pendingCents: 30, availableCents: 50 };
  expect(anticipationPaid({ ref: "ch_1:7:1" }, { storeId: 7, cents: 100 }, pockets).postings).toEqual([
    { account: "psp:seller:7", amountCents: -100 },
    { account: "seller:7:pending", amountCents: 30 },
    { account: "seller:7:available", amountCents: 50 },
    { account: "seller:7:debt", amountCents: 20 },
  ]);
});

describe("what is worth asking of a limit", () => {
  const at = new Date("2026-03-18T03:00:00Z");
  const limit = { amount: 10_000, anticipation_fee: 250, fee: 0 };

  it.each([
    ["all of it", limit, 10_000, { netCents: 9_750, costCents: 250 }],
    ["what is free, at the most it may cost", limit, 4_001, { netCents: 3_900, costCents: 101 }],
    ["nothing where nothing is free", limit, 0, null],
    ["nothing where its cost is not told", { ...limit, anticipation_fee: null }, 10_000, null],
    ["nothing where no limit is told", null, 10_000, null],
    ["nothing below ten reais", { ...limit, amount: 900 }, 900, null],
  ])("%s", (_, notice, freeCents, offer) => {
    expect(offerOf(notice, freeCents, at)).toEqual(offer && { ...offer, paysAt: at });
  });
});
