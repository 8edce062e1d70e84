import { describe, expect, it } from "vitest";
import { safeAuthenticationUrl } from "./authentication-url.ts";

const API = "https://api.pagar.me/core/v5";
const LOCAL = "http://localhost:3400/core/v5";

describe("the bank's page to which a buyer is led", () => {
  it.each([
    ["https://acs.banco.example/3ds?id=1", API, "https://acs.banco.example/3ds?id=1"],
    ["http://localhost:3400/banco/ch_1", LOCAL, "http://localhost:3400/banco/ch_1"],
    ["http://127.0.0.1:3400/banco/ch_1", LOCAL, "http://127.0.0.1:3400/banco/ch_1"],
  ])("%s is one", (url, api, safe) => {
    expect(safeAuthenticationUrl(url, api)).toBe(safe);
  });

  it.each([
    ["http://acs.banco.example/3ds", API],
    ["http://localhost:3400/banco/ch_1", API],
    ["http://localhost:3401/banco/ch_1", LOCAL],
    ["http://10.0.0.1:3400/banco/ch_1", LOCAL],
    ["javascript:alert(1)", API],
    ["data:text/html,oi", API],
    ["//banco.example", API],
    ["https://ana:senha@banco.example/", API],
    [`https://banco.example/${"a".repeat(2_048)}`, API],
    ["", API],
    [null, API],
    [undefined, API],
  ])("%s is none", (url, api) => {
    expect(safeAuthenticationUrl(url, api)).toBeNull();
  });
});
