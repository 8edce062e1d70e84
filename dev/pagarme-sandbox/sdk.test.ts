import {
  ChargesController,
  Client,
  CustomersController,
  OrdersController,
  PayablesController,
  RecipientsController,
  TokensController,
  TransfersController,
} from "@pagarme/pagarme-nodejs-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { author, platform, type Shop, startForTest } from "./start-for-test.ts";

/**
 * The provider's own SDK drives this sandbox: its models validate strictly, so that a shape we made up does not pass for the real one.
 * What our client sends is judged by `tests/provider-referee.test.ts`.
 */
let shop: Shop;
let client: Client;

beforeAll(async () => {
  shop = await startForTest();
  client = new Client({
    basicAuthCredentials: { username: "sk_test_sandbox", password: "" },
    httpClientOptions: { retryConfig: { maxNumberOfRetries: 0 } as never },
    unstable_httpClientOptions: { adapter: toSandbox },
  });
});
afterAll(() => shop.close());

type Axios = {
  url?: string;
  method?: string;
  headers?: Record<string, unknown>;
  data?: unknown;
  auth?: { username: string; password: string };
};

/** The SDK knows a single address: its calls are brought here. */
async function toSandbox(config: Axios) {
  const url = (config.url ?? "").replace("https://api.pagar.me", shop.url);
  const headers = Object.fromEntries(Object.entries(config.headers ?? {}).filter(([, value]) => typeof value === "string"));
  if (config.auth) headers.authorization = `Basic ${btoa(`${config.auth.username}:${config.auth.password}`)}`;
  const body = typeof config.data === "string" ? { body: config.data } : {};
  const response = await fetch(url, { method: config.method?.toUpperCase() ?? "GET", headers: headers as HeadersInit, ...body });
  return {
    data: asTyped(await response.text()),
    status: response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    config,
    request: {},
  };
}

/** The documentation and every integrator have a boolean here, and the SDK alone a text. */
const asTyped = (text: string): string => text.replace(/"charge_remainder_fee":(true|false)/g, '"charge_remainder_fee":"$1"');

/** Answers that the SDK's models refuse for a reason of theirs, and what they say. */
const KNOWN: Record<string, string> = {
  "GET /transfers": "the documentation answers a bare list and the SDK a page; the sandbox does either, by its manner",
};

describe("what the sandbox answers, under the SDK's models", () => {
  const operations: [string, () => Promise<unknown>][] = [
    ["GET /orders", () => new OrdersController(client).getOrders(1, 5)],
    ["GET /orders/{id}", async () => new OrdersController(client).getOrder((await shop.placePix()).order.id)],
    ["GET /charges", () => new ChargesController(client).getCharges(1, 5)],
    ["GET /charges/{id}", async () => new ChargesController(client).getCharge((await shop.paid()).id)],
    ["DELETE /charges/{id}", async () => new ChargesController(client).cancelCharge((await shop.paid()).id)],
    ["GET /recipients", () => new RecipientsController(client).getRecipients(1, 5)],
    ["GET /recipients/{id}", () => new RecipientsController(client).getRecipient(author)],
    ["GET /recipients/default", () => new RecipientsController(client).getDefaultRecipient()],
    ["GET /recipients/{id}/balance", () => new RecipientsController(client).getBalance(platform)],
    ["POST /recipients/{id}/kyc_link", () => new RecipientsController(client).createKYCLink(author)],
    ["GET /payables", () => new PayablesController(client).getPayables()],
    ["GET /transfers", () => new TransfersController(client).getTransfers()],
    ["GET /customers", () => new CustomersController(client).getCustomers(undefined, undefined, 1, 5)],
    [
      "POST /tokens",
      () =>
        new TokensController(client).createToken("pk_test_sandbox", {
          type: "card",
          card: {
            number: "4000000000000010",
            holderName: "MARINA COUTO",
            expMonth: 12,
            expYear: 2032,
            cvv: "123",
            brand: "Visa",
            label: "",
          },
        } as never),
    ],
  ];

  it.each(operations)("%s", async (name, ask) => {
    const problem = await ask().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (name in KNOWN) expect(problem, KNOWN[name]).not.toBeNull();
    else expect(problem).toBeNull();
  });

  it("GET /transfers as a page, which is how the SDK reads it", async () => {
    await shop.control("/manner", { transfers_as_page: true });
    await expect(new TransfersController(client).getTransfers()).resolves.toBeDefined();
  });
});
