import * as fc from "fast-check";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, sqlState, transact } from "#platform/db.ts";
import { createStore } from "../../../tests/factories.ts";
import { balanceOf, countJournals, ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { warmPool } from "../../../tests/shopper.ts";
import { postJournal } from "./post-journal.ts";
import { type Journal, type Posting, seller } from "./rules/journals.ts";

const MOVES = 500;
const post = (journal: Journal) => transact(async (tx) => ok(await postJournal(tx, journal)));
const sqlStateOf = async (work: Promise<unknown>) =>
  sqlState(
    await work.then(
      () => null,
      (error: unknown) => error,
    ),
  );

/** Moves of one sum from an account of the platform's to an author's pocket; the sums and pockets come from a seed that is printed. */
function randomMoves(storeIds: number[], seed: number): Journal[] {
  const one = fc.record({
    store: fc.constantFrom(...storeIds),
    pocket: fc.constantFrom("pending" as const, "available" as const),
    cents: fc.integer({ min: 1, max: 5_000_000 }),
  });
  return fc.sample(one, { numRuns: MOVES, seed }).map(({ store, pocket, cents }, index) => ({
    kind: "teste.movimento",
    ref: `${seed}-${index}`,
    postings: [
      { account: `psp:seller:${store}`, amountCents: cents },
      { account: seller(store, pocket), amountCents: -cents },
    ],
  }));
}

const reversed = (journal: Journal): Journal => ({
  kind: "teste.estorno",
  ref: journal.ref,
  postings: journal.postings.map((posting) => ({ ...posting, amountCents: -posting.amountCents })),
});

/** More at once than there are connections, never so many that one waits for its turn longer than it may. */
async function fiftyAtATime(journals: Journal[]) {
  const answers: Awaited<ReturnType<typeof post>>[] = [];
  for (let from = 0; from < journals.length; from += 50)
    answers.push(...(await Promise.all(journals.slice(from, from + 50).map(post))));
  return answers;
}

describe("the ledger under pressure", () => {
  it("of 500 movements, each reversed twice at once, 500 reversals count and everything returns to zero (INV-01, INV-03)", async () => {
    const seed = Date.now() % 1_000_000;
    const stores = await Promise.all(Array.from({ length: 5 }, () => createStore()));
    const moves = randomMoves(
      stores.map((store) => store.id),
      seed,
    );
    await warmPool();
    await fiftyAtATime(moves);
    const answers = await fiftyAtATime(moves.flatMap((move) => [reversed(move), reversed(move)]));
    expect({ seed, took: answers.filter((answer) => answer.value).length }).toEqual({ seed, took: MOVES });
    expect(await countJournals("teste.estorno")).toBe(MOVES);
    for (const { id } of stores)
      for (const pocket of ["pending", "available"] as const) expect(await balanceOf(seller(id, pocket))).toBe(0);
    const { rows } = await db.execute(
      sql`select store_id from wallets where pending_cents + available_cents + reserved_cents + debt_cents <> 0`,
    );
    expect({ seed, rows }).toEqual({ seed, rows: [] });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  }, 240_000);

  it("accepts any entry that adds up to zero and refuses any that does not (INV-01)", async () => {
    const store = await createStore();
    const accounts = [`psp:seller:${store.id}`, "psp:platform", "revenue:commission", "expense:psp_fee", "clearing:teste"];
    const postings = fc.array(
      fc.record({ account: fc.constantFrom(...accounts), amountCents: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }) }),
      { minLength: 1, maxLength: 8 },
    );
    let counter = 0;
    await fc.assert(
      fc.asyncProperty(postings, fc.integer({ min: -3, max: 3 }), async (some: Posting[], error) => {
        const sum = some.reduce((total, posting) => total + posting.amountCents, 0);
        const all = [...some, { account: "clearing:resto", amountCents: error - sum }];
        const requested = post({ kind: "teste.propriedade", ref: `${store.id}-${++counter}`, postings: all });
        if (error === 0) expect((await requested).value).toBe(true);
        else expect(await sqlStateOf(requested)).toBe("23514");
      }),
      { numRuns: 60 },
    );
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("a bucket is never negative: the database refuses the whole entry (INV-15)", async () => {
    const store = await createStore();
    const other = `psp:seller:${store.id}`;
    for (const pocket of ["pending", "available", "reserved", "debt"] as const) {
      const sign = pocket === "debt" ? -1 : 1;
      const requested = post({
        kind: "teste.negativo",
        ref: `${store.id}-${pocket}`,
        postings: [
          { account: seller(store.id, pocket), amountCents: sign },
          { account: other, amountCents: -sign },
        ],
      });
      expect(await sqlStateOf(requested), pocket).toBe("23514");
    }
    expect(await balanceOf(other)).toBe(0);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("forty withdrawals at once of a balance enough for one: one passes (INV-15)", async () => {
    const store = await createStore();
    const move = (kind: string, ref: string, from: string, to: string, cents: number) =>
      post({
        kind,
        ref,
        postings: [
          { account: from, amountCents: cents },
          { account: to, amountCents: -cents },
        ],
      });
    await move("teste.entrada", `e-${store.id}`, `psp:seller:${store.id}`, seller(store.id, "available"), 1_000);
    await warmPool();
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        move("teste.retirada", `${store.id}-${index}`, seller(store.id, "available"), `psp:seller:${store.id}`, 600),
      ),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await balanceOf(seller(store.id, "available"))).toBe(-400);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it.each([
    ["esvaziar os lançamentos", sql`truncate ledger_journals cascade`],
    ["esvaziar as contas", sql`truncate ledger_accounts cascade`],
    ["apagar uma conta", sql`delete from ledger_accounts`],
    ["mudar a venda de um lançamento", sql`update ledger_journals set attempt_id = null`],
  ])("not even as the database's owner can one %s (INV-02)", async (_, statement) => {
    expect(await sqlStateOf(db.execute(statement))).toBe("55000");
  });
});
