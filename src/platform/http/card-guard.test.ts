import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { log } from "../log.ts";
import { cardGuard } from "./card-guard.ts";
import { observe } from "./observe.ts";

const seen: string[] = [];
const app = new Hono()
  .use(observe)
  .use("/_serverFn/*", cardGuard)
  .all("*", async (c) => {
    const text = await c.req.raw.text();
    seen.push(text);
    return c.text("passou");
  });

const send = (body: string, path = "/_serverFn/x") =>
  app.request(path, { method: "POST", body, headers: { "content-type": "application/json" } });

describe("a card number that reaches our server (B100)", () => {
  it.each([
    ["no campo number", '{"number":"4000000000000010"}'],
    ["no campo card[number]", '{"card[number]":"x"}'],
    ["agrupado, num texto livre", '{"text":"cobre no 4000 0000 0000 0010"}'],
    ["o código de segurança", '{"k":["orderId","cvv"],"v":["x","123"]}'],
    ["a validade", '{"expiryDate":"12/31"}'],
    ["num corpo que não é JSON", "number=5555555555554444"],
  ])("is refused before any function: %s", async (_, body) => {
    seen.length = 0;
    const alarm = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(seen).toEqual([]);
    expect(alarm).toHaveBeenCalledTimes(1);
    const [[{ requestId }]] = alarm.mock.calls as unknown as [[{ requestId: string }]];
    expect(JSON.stringify(alarm.mock.calls).replace(requestId, "")).not.toMatch(/4000|5555|0010|123/);
    expect(await response.text()).not.toMatch(/[0-9]/);
    alarm.mockRestore();
  });

  it("in the address of a read too", async () => {
    const alarm = vi.spyOn(log, "error").mockImplementation(() => undefined);
    expect((await app.request("/_serverFn/x?payload=%224000%200000%200000%200010%22")).status).toBe(400);
    alarm.mockRestore();
  });

  it("what is no card passes whole", async () => {
    const body =
      '{"document":"11222333000181","orderId":"01994f4a-3c1e-7000-8000-1234567890ab","cardToken":"token_abcDEF0123456789"}';
    seen.length = 0;
    expect((await send(body)).status).toBe(200);
    expect(seen).toEqual([body]);
    expect((await app.request("/_serverFn/x?payload=%7B%22busca%22%3A%22cvv%22%7D")).status).toBe(200);
  });
});
