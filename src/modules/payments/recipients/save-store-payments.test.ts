import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { stateHistory } from "#platform/state-history.ts";
import { createStore } from "../../../../tests/factories.ts";
import { readStorePayments } from "../queries.ts";
import { DEFAULT_STORE_PAYMENTS } from "./rules.ts";
import { saveStorePayments } from "./save-store-payments.ts";
import { storePaymentsInput } from "./schema.ts";

let author = { userId: "", storeId: 0 };

beforeEach(async () => {
  const store = await createStore();
  author = { userId: store.ownerId, storeId: store.id };
});

const read = async () => (await readStorePayments(db, [author.storeId])).get(author.storeId);
const history = async () =>
  (await db.select().from(stateHistory).where(eq(stateHistory.entity, "store_payments"))).filter(
    (one) => one.entityId === String(author.storeId),
  );

describe("how the store accepts payments", () => {
  it("a store that never chose accepts everything", async () => expect(await read()).toEqual(DEFAULT_STORE_PAYMENTS));

  it("takes effect at once and leaves a row per setting that changed", async () => {
    const settings = { maxInstallments: 6, interestFreeUpTo: 3, statementName: "HELENA PRADO", guaranteeDays: 15 };
    const chosen = { ...DEFAULT_STORE_PAYMENTS, ...settings };
    await saveStorePayments(author, chosen);
    await saveStorePayments(author, chosen);
    expect(await read()).toEqual(chosen);
    expect((await history()).map(({ cause, fromState, toState }) => [cause, fromState, toState])).toEqual([
      ["maxInstallments", "12", "6"],
      ["interestFreeUpTo", "1", "3"],
      ["statementName", "", "HELENA PRADO"],
      ["guaranteeDays", "7", "15"],
    ]);
  });

  it("two tabs at once: the last one stays, and the history tells both", async () => {
    const six = { ...DEFAULT_STORE_PAYMENTS, maxInstallments: 6 };
    const two = { ...DEFAULT_STORE_PAYMENTS, maxInstallments: 2 };
    await Promise.all([saveStorePayments(author, six), saveStorePayments(author, two)]);
    const lines = await history();
    expect(lines).toHaveLength(2);
    expect(String((await read())?.maxInstallments)).toBe(lines.at(-1)?.toState);
  });
});

describe("what can be chosen", () => {
  const fieldOf = (change: object) => {
    const read = storePaymentsInput.safeParse({ ...DEFAULT_STORE_PAYMENTS, ...change });
    return read.success ? null : read.error.issues[0]?.path.join(".");
  };

  it.each([
    [{ acceptsPix: false, acceptsCard: false }, "acceptsPix"],
    [{ maxInstallments: 0 }, "maxInstallments"],
    [{ maxInstallments: 13 }, "maxInstallments"],
    [{ maxInstallments: 1.5 }, "maxInstallments"],
    [{ interestFreeUpTo: 4 }, "interestFreeUpTo"],
    [{ statementName: "HELENA PRADO VASQUES" }, "statementName"],
    [{ statementName: "LOJA*HELENA" }, "statementName"],
    [{ statementName: "123 456" }, "statementName"],
    [{ statementName: "😀" }, "statementName"],
    [{ guaranteeDays: 6 }, "guaranteeDays"],
    [{ guaranteeDays: 8 }, "guaranteeDays"],
    [{ guaranteeDays: 31 }, "guaranteeDays"],
    [{ guaranteeDays: 15 }, null],
    [{ guaranteeDays: 30 }, null],
    [{ commissionBps: 0 }, ""],
  ])("%j answers %s", (change, field) => expect(fieldOf(change)).toBe(field));

  it("the name on the bill goes without accents and in capitals", () =>
    expect(storePaymentsInput.parse({ ...DEFAULT_STORE_PAYMENTS, statementName: " Lê  Vendas " }).statementName).toBe(
      "LE VENDAS",
    ));
});
