import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, sqlState, transact } from "#platform/db.ts";
import { createStore } from "../../../tests/factories.ts";
import { balanceOf, ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { postJournal } from "./post-journal.ts";
import { chargePaid } from "./rules/journals.ts";

const post = (journal: Parameters<typeof postJournal>[1]) => transact(async (tx) => ok(await postJournal(tx, journal)));
const failure = async (work: Promise<unknown>) =>
  sqlState(
    await work.then(
      () => null,
      (error: unknown) => error,
    ),
  );

async function paidJournal(chargeId: string) {
  const store = await createStore();
  const split = [
    { storeId: store.id, recipientId: "re_x", amountCents: 900 },
    { storeId: null, recipientId: "re_p", amountCents: 100 },
  ];
  return { store, journal: chargePaid(chargeId, split) };
}

describe("the ledger", () => {
  it("refuses an entry that does not add up to zero (INV-01)", async () => {
    const wrong = {
      kind: "teste",
      ref: "torto",
      postings: [
        { account: "psp:platform", amountCents: 1000 },
        { account: "revenue:commission", amountCents: -999 },
      ],
    };
    expect(await failure(post(wrong))).toBe("23514");
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it.each([
    ["mudar uma partida", sql`update ledger_postings set amount_cents = amount_cents + 1`],
    ["apagar uma partida", sql`delete from ledger_postings`],
    ["esvaziar as partidas", sql`truncate ledger_postings`],
    ["mudar um lançamento", sql`update ledger_journals set ref = 'outro'`],
    ["apagar um lançamento", sql`delete from ledger_journals`],
    ["renomear uma conta", sql`update ledger_accounts set code = code || 'x'`],
  ])("does not allow %s (INV-02)", async (_, statement) => {
    await post((await paidJournal(`ch_${Math.random()}`)).journal);
    expect(await failure(db.execute(statement))).toBe("55000");
  });

  it("writes once the same thing asked for twenty times at once, and the wallet is the sum of the postings (INV-03)", async () => {
    const { store, journal } = await paidJournal("ch_repetida");
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(journal)));
    expect(answers.filter((answer) => answer.value)).toHaveLength(1);
    expect(await balanceOf(`seller:${store.id}:pending`)).toBe(-900);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("stores wallet and entry together, or neither", async () => {
    const { store, journal } = await paidJournal("ch_desfeita");
    await transact(async (tx) => {
      await postJournal(tx, journal);
      return { ok: false as const, reason: "desistiu" };
    });
    expect(await balanceOf(`seller:${store.id}:pending`)).toBe(0);
    const { rows } = await db.execute(sql`select 1 from wallets where store_id = ${store.id}`);
    expect(rows).toHaveLength(0);
  });
});
