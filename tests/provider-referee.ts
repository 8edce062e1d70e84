import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** One call of ours to the provider, and what it answered. */
export type SeenCall = { operation: string; status: number; sent: unknown; answered: unknown };

const require = createRequire(import.meta.url);
const home = dirname(require.resolve("@pagarme/pagarme-nodejs-sdk"));
type Checked = { errors: false | { message: string; path: unknown[] }[] };
const { validateAndMap } = createRequire(join(home, "index.js"))("@apimatic/schema") as {
  validateAndMap: (value: unknown, schema: unknown) => Checked;
};

/** The SDK's models of each operation: of the body, when it has one, and of the answer. Null where the SDK has none. */
const MODELS: Record<string, [sent: string | null, answered: string | null]> = {
  "POST /orders": ["createOrderRequest", "getOrderResponse"],
  "GET /orders": [null, "listOrderResponse"],
  "GET /orders/{id}": [null, "getOrderResponse"],
  "GET /charges/{id}": [null, "getChargeResponse"],
  "DELETE /charges/{id}": ["createCancelChargeRequest", "getChargeResponse"],
  "POST /customers": ["createCustomerRequest", "getCustomerResponse"],
  "POST /customers/{id}/cards": ["createCardRequest", "getCardResponse"],
  "DELETE /customers/{id}/cards/{id}": [null, "getCardResponse"],
  "POST /recipients": ["createRecipientRequest", "getRecipientResponse"],
  "GET /recipients/{id}": [null, "getRecipientResponse"],
  "PATCH /recipients/{id}/default-bank-account": ["updateRecipientBankAccountRequest", "getRecipientResponse"],
  "POST /recipients/{id}/kyc_link": [null, "createKYCLinkResponse"],
  "GET /recipients/{id}/balance": [null, "getBalanceResponse"],
  "GET /payables": [null, "listPayablesResponse"],
  // The documentation has it, with the names of an older version, and the SDK has not.
  "POST /transfers": [null, null],
  "POST /transfers/recipients": ["createTransfer", "getTransfer"],
  "GET /transfers": [null, "listTransfers"],
  "GET /transfers/{id}": [null, "getTransfer"],
  "GET /recipients/{id}/bulk_anticipations/limits": [null, "getAnticipationLimitResponse"],
  "POST /recipients/{id}/bulk_anticipations": ["createAnticipationRequest", "getAnticipationResponse"],
  "GET /recipients/{id}/bulk_anticipations": [null, "listAnticipationResponse"],
};

const ID = /^(?:[a-z]+_\w+|\d+|[0-9a-f-]{36})$/;
const operationOf = (method: string, path: string): string =>
  `${method} ${path
    .split("/")
    .map((part) => (ID.test(part) && part !== "kyc_link" && part !== "bulk_anticipations" ? "{id}" : part))
    .join("/")}`;

/** `fetch` that keeps what passes between us and the provider in `seen`. */
export function watched(fetch: typeof globalThis.fetch, seen: SeenCall[]): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = new URL(input instanceof Request ? input.url : String(input));
    const path = /^\/core\/v5(\/.*)$/.exec(url.pathname)?.[1];
    const headers = new Headers(init?.headers);
    if (path && headers.has("authorization"))
      seen.push({
        operation: operationOf(init?.method ?? "GET", path),
        status: response.status,
        sent: typeof init?.body === "string" ? JSON.parse(init.body) : null,
        answered: JSON.parse((await response.clone().text()) || "null"),
      });
    return response;
  };
}

/** What the provider's models say against these calls, each objection once, as `operation, sent or answered: where: what`. */
export function objectionsTo(seen: SeenCall[]): string[] {
  const all = seen.flatMap(({ operation, status, sent, answered }) => {
    const models = MODELS[operation];
    if (!models) return [`${operation}: the SDK's models of it are not named`];
    return [
      ...(models[0] ? objections(models[0], sent).map((one) => `${operation}, sent: ${one}`) : []),
      ...(models[1] && status < 300 ? objections(models[1], answered).map((one) => `${operation}, answered: ${one}`) : []),
    ];
  });
  return [...new Set(all)].sort();
}

/** The operations that have been judged, and those that stand in the list and were not seen. */
export const unseen = (seen: SeenCall[]): string[] =>
  Object.keys(MODELS).filter((operation) => !seen.some((call) => call.operation === operation));

function objections(model: string, value: unknown): string[] {
  const models = require(join(home, `models/${model}.js`)) as Record<string, unknown>;
  const schema = models[`${model}Schema`];
  if (schema === undefined) throw new Error(`the SDK has no model ${model}`);
  const { errors } = validateAndMap(asTyped(value), schema);
  return errors ? errors.map(({ message, path }) => `${path.map(String).join(".")}: ${message.split("\n")[0]}`) : [];
}

/** The documentation and every integrator have a boolean here, and the SDK alone a text. */
const asTyped = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null).replace(/"charge_remainder_fee":(true|false)/g, '"charge_remainder_fee":"$1"'));
