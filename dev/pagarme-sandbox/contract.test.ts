import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createSandbox, type RunningSandbox } from "./app.ts";
import { contract, item, order, pix } from "./contract-table.ts";

/**
 * What Pagar.me is known to answer, held against the sandbox; and against Pagar.me itself when PAGARME_SECRET_KEY is a
 * real test key. A row marked `sandbox` needs something that the test mode does not offer to every account.
 */
const secretKey = process.env.PAGARME_SECRET_KEY ?? "";
const isReal = /^sk_test_\w{16,}$/.test(secretKey);
const key = isReal ? secretKey : "sk_test_sandbox";

let running: RunningSandbox | null = null;
let apiUrl = process.env.PAGARME_API_URL ?? "https://api.pagar.me/core/v5";

beforeAll(async () => {
  if (isReal) return;
  running = await createSandbox().start(0);
  apiUrl = `${running.url}/core/v5`;
});
afterAll(() => running?.close());

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(apiUrl + path, {
    method,
    headers: { authorization: `Basic ${btoa(`${key}:`)}`, "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

describe.each(contract.filter((row) => !(isReal && row.sandbox)))("$says", ({ method, path, body, headers, status, shape }) => {
  test(`${method} ${path.split("?")[0]}`, async () => {
    const answer = await ask(method, path, body, headers);
    expect([status].flat()).toContain(answer.status);
    expect(z.safeParse(shape, answer.body).error?.issues ?? []).toEqual([]);
  });
});

test("a Pix carries the text and the drawing of its QR code", async () => {
  const { body } = await ask("POST", "/orders", order());
  const last = z
    .looseObject({
      charges: z.array(
        z.looseObject({ last_transaction: z.looseObject({ qr_code: z.string(), qr_code_url: z.url(), expires_at: z.string() }) }),
      ),
    })
    .parse(body).charges[0]?.last_transaction;
  expect(last?.qr_code).not.toBe("");
  if (isReal) return;
  const picture = await fetch(String(last?.qr_code_url));
  expect(picture.headers.get("content-type")).toBe("image/png");
});

test("the same key with another body returns the first order", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const first = await ask("POST", "/orders", order(), headers);
  const second = await ask("POST", "/orders", order({ items: [{ ...item, description: "Outra" }] }), headers);
  expect(z.looseObject({ id: z.string() }).parse(second.body).id).toBe(z.looseObject({ id: z.string() }).parse(first.body).id);
});

test("a key whose order was refused is not stuck with the refusal", async () => {
  const headers = { "idempotency-key": randomUUID() };
  expect((await ask("POST", "/orders", order({ items: undefined }), headers)).status).toBe(422);
  expect((await ask("POST", "/orders", order(), headers)).status).toBe(200);
});

test.skipIf(isReal)("a split needs an exact sum and someone liable for fee, remainder and chargeback", async () => {
  const rule = (amount: number, options: object) => ({ type: "flat", amount, recipient_id: "re_plataforma_sandbox", options });
  const all = { liable: true, charge_processing_fee: true, charge_remainder_fee: true };
  const cases: [object[], number][] = [
    [[rule(2_990, all)], 200],
    [[rule(2_989, all)], 422],
    [[rule(2_990, { ...all, liable: false })], 422],
    [[rule(2_990, { ...all, charge_processing_fee: false })], 422],
    [[rule(2_000, all), rule(990, all)], 422],
    [[rule(1_000, all), { ...rule(50, {}), type: "percentage" }], 422],
  ];
  for (const [split, status] of cases)
    expect((await ask("POST", "/orders", order({ payments: [{ ...pix, split }] }))).status).toBe(status);
});

test.skipIf(isReal)("a refused key comes with the provider's header", async () => {
  const answer = await ask("GET", "/orders", undefined, { authorization: "Basic eA==" });
  expect(answer.headers.get("x-payments-auth")).toBe("Unauthorized");
  expect(answer.body).toEqual({ message: "Authorization has been denied for this request." });
});
