import { describe, expect, it } from "vitest";
import { balance, kycLink, recipient, transferList } from "./account-types.ts";
import { chargeFault } from "./charge-fault.ts";
import { configurationCause } from "./configuration-cause.ts";
import { Pace } from "./pace.ts";
import { retryAfterMs } from "./retry-after.ts";
import { charge, transaction } from "./types.ts";
import { pageOf } from "./wire.ts";

describe("answers in the shapes of the documentation and of the SDK", () => {
  it.each([
    ["a list", [{ id: 12, status: "processing", amount: 100, source_id: "re_1", date_created: "2026-01-02T10:00:00Z" }]],
    [
      "a page",
      {
        data: [
          { id: "12", status: "processing", amount: 100, source: { source_id: "re_1" }, created_at: "2026-01-02T10:00:00Z" },
        ],
      },
    ],
  ])("reads transfers as %s", (_, body) => {
    expect(transferList.parse(body)).toMatchObject([
      { id: "12", source_id: "re_1", date_created: "2026-01-02T10:00:00Z", fee: 0 },
    ]);
  });

  it.each([
    ["with its scheme", { url: "https://www.pagar.me/kyc/1", base64: "AA", expiration_date: "2026-01-02" }],
    ["without it", { url: "www.pagar.me/kyc/1", base64_qrcode: "AA", expires_at: "2026-01-02" }],
  ])("reads the link of identity %s", (_, body) => {
    expect(kycLink.parse(body)).toEqual({ url: "https://www.pagar.me/kyc/1", base64: "AA", expiration_date: "2026-01-02" });
  });

  it("reads papers told as a text, a method with a capital, and figures that are null", () => {
    expect(recipient.parse({ id: "re_1", status: "active", kyc_details: "approved" }).kyc_details).toEqual({
      status: "approved",
      status_reason: null,
    });
    expect(charge.parse({ id: "ch_1", status: "paid", amount: 1, payment_method: "Pix" }).payment_method).toBe("pix");
    expect(balance.parse({ available_amount: null, waiting_funds_amount: 5 })).toMatchObject({ available_amount: null });
    expect(pageOf(charge).parse({ data: null })).toMatchObject({ data: [] });
  });
});

describe("whose fault a refusal is", () => {
  it.each<[number, string, string | null]>([
    [401, "Authorization has been denied for this request.", "key"],
    [401, "IP de origem não autorizado a realizar essa operação.", "origin"],
    [403, "Forbidden.", "origin"],
    [400, "Request denied. Second authentication factor is necessary.", "origin"],
    [412, "The account must have split settings enabled, in order to create a recipient", "feature"],
    [412, "action_forbidden |  | This company it not allowed to create a recipient", "feature"],
    [412, "There is no default recipient registered for this account.", "recipient"],
    [404, "no Route matched with those values", "request"],
    [404, "Recipient not found", null],
    [412, "action_forbidden |  | Saldo insuficiente.", null],
    [412, "Could not create credit card. The card verification failed.", null],
    [422, "The request is invalid.", null],
    [412, "3DS is not enabled for this account.", "authentication"],
    [422, "3D Secure não habilitado", "authentication"],
    [422, "order.payments[0].credit_card.authentication", "authentication"],
    // Of the person, not of the account: nobody is charged without it for this.
    [400, "3DS authentication failed", null],
  ])("%i %s: %s", (status, message, cause) => {
    expect(configurationCause(status, [message])).toBe(cause);
  });

  const gateway = (code: string, message: string) => ({ gateway_response: { code, errors: [{ message }] } });
  it.each<[object, object]>([
    [gateway("404", "Recipient not found"), { whose: "configuration", cause: "recipient" }],
    [
      gateway("400", "action_forbidden |  | Sem ambiente configurado para este tipo de transação."),
      { whose: "configuration", cause: "feature" },
    ],
    [gateway("412", "The item Code is required."), { whose: "configuration", cause: "request" }],
    [gateway("500", "internal_error |  | Erro desconhecido no proxy"), { whose: "configuration", cause: "feature" }],
    [gateway("400", "invalid_parameter | customer.email | inválido"), { whose: "person", field: "email" }],
    [
      { ...gateway("400", "x"), acquirer_return_code: "1016" },
      { whose: "bank", code: "1016" },
    ],
    [
      { acquirer_return_code: "0000", antifraud_response: { status: "reproved" } },
      { whose: "bank", code: "1070" },
    ],
    [{}, { whose: "unknown" }],
  ])("a failed charge with %o is %o", (fields, fault) => {
    expect(chargeFault(transaction.parse({ id: "tran_1", ...fields }))).toMatchObject(fault);
  });
});

describe("the limits of requests", () => {
  it.each<[Record<string, string>, number | null]>([
    [{ "retry-after": "7" }, 7_000],
    [{ "retry-after": "Thu, 01 Jan 1970 00:00:05 GMT" }, 5_000],
    [{ "x-ratelimit-reset": "3" }, 3_000],
    [{ "retry-after": "soon" }, null],
    [{}, null],
  ])("are obeyed as %o says", (headers, waitMs) => {
    expect(retryAfterMs(new Headers(headers), 0)).toBe(waitMs);
  });

  it("are kept before the provider complains, and a group it closed is left alone", () => {
    const pace = new Pace({ isTest: true });
    const call = { method: "GET", path: "/recipients/{id}" } as const;
    for (let calls = 0; calls < 10; calls++) expect(pace.take(call, 0)).toBe(0);
    expect(pace.take(call, 0)).toBe(1_000);
    expect(pace.take(call, 1_001)).toBe(0);
    pace.hold(call, 9_000);
    expect(pace.take(call, 3_000)).toBe(6_000);
    expect(new Pace({ isTest: false }).take(call, 0)).toBe(0);
  });
});
