import { createRequire } from "node:module";
import { dirname, join } from "node:path";
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
 * The provider's own SDK reads what this sandbox answers and checks what our client sends: its models validate strictly, so that a
 * shape we made up does not pass for the real one.
 */
const require = createRequire(import.meta.url);
const home = dirname(require.resolve("@pagarme/pagarme-nodejs-sdk"));
type Checked = { errors: false | { message: string; path: unknown[] }[] };
const { validateAndMap } = createRequire(join(home, "index.js"))("@apimatic/schema") as {
  validateAndMap: (value: unknown, schema: unknown) => Checked;
};

/** What the SDK's model says against a value in the wire's own names; nothing when it holds. */
function objections(model: string, value: unknown): string[] {
  const models = require(join(home, `models/${model}.js`)) as Record<string, unknown>;
  const { errors } = validateAndMap(value, models[`${model}Schema`]);
  return errors ? errors.map(({ message, path }) => `${path.map(String).join(".")}: ${message.split("\n")[0]}`) : [];
}

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

/** What the SDK's models demand of a body and the API takes for absent: each stands in its documentation as optional. */
const missing = (...names: string[]) =>
  `Some properties are missing in the object: ${names.map((name) => `"${name}"`).join(", ")}.`;

describe("what our client sends, under the SDK's models", () => {
  const customer = {
    name: "Marina Couto",
    email: "marina@example.com",
    document: "52998224725",
    document_type: "CPF",
    type: "individual",
    phones: { mobile_phone: { country_code: "55", area_code: "11", number: "987654321" } },
  };
  const split = [
    {
      type: "flat",
      amount: 100,
      recipient_id: author,
      options: { liable: false, charge_processing_fee: false, charge_remainder_fee: false },
    },
  ];
  const items = [{ amount: 100, description: "Frações na feira", quantity: 1, code: "1" }];

  it.each<[string, string, unknown, string[]]>([
    [
      "a Pix",
      "createOrderRequest",
      { code: "A", closed: true, customer, items, payments: [{ payment_method: "pix", pix: { expires_in: 1800 }, split }] },
      [`items.0: ${missing("category")}`, `customer: ${missing("address", "metadata", "code")}`],
    ],
    [
      "a boleto",
      "createBoletoPaymentRequest",
      {
        instructions: "Pedido 48001 na Autoria.",
        due_at: "2026-11-30T02:59:59Z",
        document_number: "48001",
        type: "DM",
        retries: 1,
        statement_descriptor: "AUTORIA",
        billing_address: {
          line_1: "404, Rua Halfeld, Centro",
          zip_code: "36010000",
          city: "Juiz de Fora",
          state: "MG",
          country: "BR",
        },
      },
      [`billing_address: ${missing("street", "number", "neighborhood", "complement", "line_2")}`],
    ],
    ["a refund of a part", "createCancelChargeRequest", { amount: 50, split }, [`: ${missing("operation_reference")}`]],
    ["a withdrawal", "createTransferRequest", { amount: 1_000, source_id: author, target_id: "1" }, [`: ${missing("metadata")}`]],
    [
      "a bank account",
      "updateRecipientBankAccountRequest",
      {
        bank_account: {
          holder_name: "Marina Couto",
          holder_type: "individual",
          holder_document: "52998224725",
          bank: "341",
          branch_number: "0912",
          account_number: "12345",
          account_check_digit: "6",
          type: "checking",
        },
        payment_mode: "bank_transfer",
      },
      [`bank_account: ${missing("metadata")}`],
    ],
  ])("%s", (_, model, body, known) => {
    expect(objections(model, body)).toEqual(known);
  });
});
