import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blocksOf, judgeAmount, leastOf, mostOf, type TransferFacts, type WithdrawalBlock } from "./blocks.ts";
import { estimatedDay, startOfWeekSp } from "./dates.ts";
import { findTransfer } from "./find-transfer.ts";
import { withdrawalPaid, withdrawalReserved, withdrawalReversed } from "./journals.ts";
import { providerProblem } from "./provider-problem.ts";
import { reviewCauses } from "./risk.ts";

const FREE: TransferFacts = {
  isOn: true,
  isSuspended: false,
  isClosing: false,
  recipient: "ativo",
  account: { isUsable: true, wasReturned: false },
  isHeld: false,
  changedCredentials: false,
  availableCents: 50_000,
  debtCents: 0,
  hasOpen: false,
  hasSecondStep: true,
  today: { count: 0, cents: 0 },
  limits: { leastCents: 2_000, dailyCount: 2, dailyCents: 100_000 },
  feeCents: 0,
};

describe("what prevents a withdrawal", () => {
  it.each<[Partial<TransferFacts>, WithdrawalBlock[]]>([
    [{}, []],
    [{ isOn: false }, ["payouts_off"]],
    [{ isSuspended: true }, ["suspended"]],
    [{ recipient: "sem_cadastro", account: null }, ["no_recipient"]],
    [{ recipient: "em_analise" }, ["recipient_inactive"]],
    [{ recipient: "suspenso" }, ["recipient_inactive"]],
    [{ account: null }, ["no_account"]],
    [{ account: { isUsable: false, wasReturned: false } }, ["account_waiting"]],
    [{ account: { isUsable: true, wasReturned: true } }, ["account_returned"]],
    [{ isHeld: true }, ["held"]],
    [{ changedCredentials: true }, ["credentials_changed"]],
    [{ debtCents: 1 }, ["in_debt"]],
    [{ hasOpen: true }, ["open_withdrawal"]],
    [{ hasSecondStep: false }, ["no_second_step"]],
    [{ today: { count: 2, cents: 4_000 } }, ["day_count"]],
    [{ today: { count: 1, cents: 100_000 } }, ["no_balance"]],
    [{ availableCents: 1_999 }, ["no_balance"]],
    [{ availableCents: 1_999, isClosing: true }, []],
    [{ isHeld: true, debtCents: 5, availableCents: 0 }, ["held", "in_debt", "no_balance"]],
  ])("%j: %j", (changes, blocks) => {
    expect(blocksOf({ ...FREE, ...changes })).toEqual(blocks);
  });

  it.each([
    [null, "amount_missing"],
    [0, "amount_missing"],
    [-1, "amount_missing"],
    [0.5, "amount_missing"],
    [1_999, "below_least"],
    [2_000, null],
    [50_000, null],
    [50_001, "above_available"],
    [100_000_000_000, "above_available"],
  ])("%s centavos: %s (B121)", (cents, reason) => {
    expect(judgeAmount(cents, FREE)).toBe(reason);
  });

  it("what is left of the day limits the maximum; on closing the store, the minimum is what remains after the fee", () => {
    const late = { ...FREE, today: { count: 1, cents: 70_000 } };
    expect(mostOf(late)).toBe(30_000);
    expect(judgeAmount(30_001, late)).toBe("above_day");
    expect(leastOf({ ...FREE, isClosing: true, feeCents: 367 })).toBe(368);
  });
});

describe("a withdrawal's postings", () => {
  const sums = fc.record({
    amountCents: fc.integer({ min: 400, max: 100_000_000 }),
    feeCents: fc.constantFrom(0, 367),
    costCents: fc.constantFrom(0, 367, 400),
  });
  it("always add up to zero, and reserving, paying and returning leaves each account as it was (100,000 cases)", () => {
    fc.assert(
      fc.property(sums, fc.boolean(), ({ amountCents, feeCents, costCents }, wasPaid) => {
        const sum = { id: "a", storeId: 7, amountCents, netCents: amountCents - feeCents };
        const path = [
          withdrawalReserved(sum),
          ...(wasPaid ? [withdrawalPaid(sum, costCents)] : []),
          withdrawalReversed(sum, costCents, wasPaid),
        ];
        const totals = new Map<string, number>();
        const isBalanced = path.every((journal) => journal.postings.reduce((total, one) => total + one.amountCents, 0) === 0);
        for (const { account, amountCents: cents } of path.flatMap((journal) => journal.postings)) {
          totals.set(account, (totals.get(account) ?? 0) + cents);
        }
        return isBalanced && [...totals.values()].every((cents) => cents === 0);
      }),
      { numRuns: 100_000 },
    );
  });

  it("with the author's fee the provider pays out the whole amount; free, the platform pays; if it cost less, the rest is the author's", () => {
    const sum = { id: "a", storeId: 7, amountCents: 10_000, netCents: 9_633 };
    expect(withdrawalPaid(sum, 367).postings).toEqual([
      { account: "seller:7:reserved", amountCents: 10_000 },
      { account: "psp:seller:7", amountCents: -10_000 },
    ]);
    expect(withdrawalPaid({ ...sum, netCents: 10_000 }, 367).postings).toEqual([
      { account: "seller:7:reserved", amountCents: 10_000 },
      { account: "psp:seller:7", amountCents: -10_367 },
      { account: "expense:transfer_fee", amountCents: 367 },
    ]);
    expect(withdrawalPaid(sum, 300).postings).toEqual([
      { account: "seller:7:reserved", amountCents: 10_000 },
      { account: "psp:seller:7", amountCents: -9_933 },
      { account: "seller:7:available", amountCents: -67 },
    ]);
  });
});

describe("dates", () => {
  it.each([
    ["2026-03-18T14:59:00-03:00", "2026-03-19"],
    ["2026-03-18T15:00:00-03:00", "2026-03-20"],
    ["2026-03-20T10:00:00-03:00", "2026-03-23"],
    ["2026-03-20T16:00:00-03:00", "2026-03-24"],
    ["2026-03-21T10:00:00-03:00", "2026-03-24"],
    ["2026-03-22T23:59:00-03:00", "2026-03-24"],
  ])("requested on %s, it arrives by %s", (requested, day) => {
    expect(estimatedDay(new Date(requested)).toISOString()).toBe(`${day}T03:00:00.000Z`);
  });
  it.each([
    ["2026-03-16T00:00:00-03:00", "2026-03-16"],
    ["2026-03-15T23:59:00-03:00", "2026-03-09"],
    ["2026-03-22T23:59:00-03:00", "2026-03-16"],
  ])("the week of %s starts on %s", (now, monday) => {
    expect(startOfWeekSp(new Date(now)).toISOString()).toBe(`${monday}T03:00:00.000Z`);
  });
});

describe("finding the transfer whose answer was lost (INV-16)", () => {
  const sent = { id: "nosso", netCents: 9_633, sentAt: new Date("2026-03-18T15:00:00Z") };
  const now = new Date("2026-03-18T15:20:00Z");
  const one = (changes: object) => ({
    id: "1",
    amount: 9_633,
    createdAt: new Date("2026-03-18T15:00:01Z"),
    withdrawalId: null,
    ...changes,
  });
  const find = (list: ReturnType<typeof one>[], taken: string[] = []) =>
    findTransfer(sent, list, new Set(taken), now)?.id ?? null;

  it("by our number, when the provider keeps it, whenever it was", () => {
    expect(find([one({ id: "7", withdrawalId: "nosso", createdAt: new Date("2026-04-01T00:00:00Z") }), one({})])).toBe("7");
  });
  it("by the amount, within the time and still nobody's", () => {
    expect(find([one({})])).toBe("1");
    expect(find([one({ createdAt: new Date("2026-03-18T14:55:00Z") })])).toBe("1");
    expect(find([one({ createdAt: new Date("2026-03-18T14:54:59Z") })])).toBeNull();
    expect(find([one({ createdAt: new Date("2026-03-18T15:20:01Z") })])).toBeNull();
    expect(find([one({ amount: 9_634 })])).toBeNull();
    expect(find([one({})], ["1"])).toBeNull();
    expect(find([one({ withdrawalId: "outro" })])).toBeNull();
  });
  it("two that fit are none: a person looks", () => {
    expect(find([one({}), one({ id: "2" })])).toBeNull();
  });
});

describe("who looks before it goes out", () => {
  const LIMITS = { reviewScore: 60, reviewOverCents: 1_000_000, firstToAccountCents: 100_000 };
  const causes = (changes: object) =>
    reviewCauses({ signs: [], amountCents: 5_000, isFirstToAccount: false, ...changes }, LIMITS);
  it.each([
    [{}, []],
    [{ signs: ["saldo_inteiro", "madrugada", "rede_nova"] }, []],
    [{ signs: ["credenciais_recentes", "contestacoes"] }, ["credenciais_recentes", "contestacoes"]],
    [{ amountCents: 1_000_001 }, ["valor_alto"]],
    [{ amountCents: 100_001, isFirstToAccount: true }, ["primeiro_saque_na_conta"]],
    [{ amountCents: 100_000, isFirstToAccount: true }, []],
  ])("%j: %j", (changes, expected) => {
    expect(causes(changes)).toEqual(expected);
  });
});

it.each([
  ["action_forbidden |  | Saldo insuficiente.", "O seu saldo na Pagar.me não cobre este valor e a tarifa."],
  ["Conta de destino inválida", "O banco não reconheceu a conta de destino."],
  ["xyz", "O banco ou a Pagar.me não aceitou a transferência e não disse o motivo."],
  [null, "O banco ou a Pagar.me não aceitou a transferência e não disse o motivo."],
])("the reason %s becomes a person's words", (message, words) => {
  expect(providerProblem(message)).toBe(words);
});
