import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Shop, startForTest } from "../pagarme-sandbox/start-for-test.ts";
import type { Account } from "./ask.ts";
import { checkAccount } from "./check-account.ts";
import { differences } from "./differences.ts";

let shop: Shop;
let account: Account;

beforeEach(async () => {
  shop = await startForTest();
  account = {
    apiUrl: `${shop.url}/core/v5`,
    secretKey: "sk_test_sandbox",
    publicKey: "pk_test_sandbox",
    platformRecipient: "re_plataforma_sandbox",
    webhookUrl: null,
  };
});
afterEach(() => shop.close());

const check = (change: Partial<Account> = {}) => checkAccount({ ...account, ...change }, `${shop.url}/none`);
const findings = async (change: Partial<Account> = {}) => {
  const report = await check(change);
  return { fails: report.fails, text: report.lines.join("\n") };
};

describe("reading an account before selling", () => {
  it("says that selling would work, reads only, and prints nothing of a person", async () => {
    await shop.paid();
    const before = JSON.stringify([...shop.sandbox.state.charges.keys()]);
    const { fails, text } = await findings();
    expect(fails).toBe(false);
    expect(text).toContain("recebedor da plataforma: existe e está ativo");
    expect(text).toContain("o filtro por cobrança funciona");
    expect(text).not.toMatch(/52998224725|@|Autora/);
    expect(JSON.stringify([...shop.sandbox.state.charges.keys()])).toBe(before);
  });

  it.each<[string, object, Partial<Account>, string]>([
    ["a wrong key", { key_allowed: false }, {}, "chave secreta: recusada"],
    ["an address that is not listed", { origin_allowed: false }, {}, "não aceita chamadas deste endereço"],
    ["a platform recipient of another account", {}, { platformRecipient: "re_outra" }, "não existe nesta conta"],
    ["keys of two environments", {}, { publicKey: "pk_live" }, "mesmo ambiente"],
    ["a public key nobody knows", {}, { publicKey: "pk_test_outra" }, "chave pública: recusada"],
  ])("says that selling would fail with %s", async (_, manner, change, words) => {
    await shop.control("/manner", manner);
    const { fails, text } = await findings(change);
    expect(fails).toBe(true);
    expect(text).toContain(words);
  });

  it("only warns of what the product reads in two ways", async () => {
    await shop.paid();
    await shop.control("/manner", { payables_by_charge: false, transfers_as_page: true, method_capitalised: true });
    const { fails, text } = await findings();
    expect(fails).toBe(false);
    expect(text).toContain("o filtro por cobrança não responde");
    expect(text).toContain("a resposta é uma página");
    expect(text).toContain("o meio vem com maiúscula");
  });
});

it("names what is missing, unknown and retyped, never its value", () => {
  const found = differences(
    { a: 1, b: { c: "x" }, d: "new", e: [{ f: 1 }] },
    { a: null, b: { c: "x", g: null }, e: [{ f: 1, h: 2 }] },
  );
  expect(found).toEqual([
    { path: "a", kind: "retyped" },
    { path: "b.g", kind: "missing" },
    { path: "d", kind: "unknown" },
    { path: "e[].h", kind: "missing" },
  ]);
});
