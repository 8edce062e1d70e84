import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ADMIN_ADDRESSES, PROVED, PROVED_PAST_AN_AMOUNT, UNPROVED } from "./admin-verbs.ts";
import { ROUTE_POLICIES } from "./route-policies.ts";

const ROOT = join(import.meta.dirname, "../src");
const MODULES = join(ROOT, "modules");
const DOORS = new Set(["platform/admin-doors.ts", "platform/admin-doors-of-browser.ts"]);
const VERB = /^export const (\w+) = \w+AdminDoor\(\{ method: "(GET|POST)" \}\)(.*?);$(?=\n(?:\n|export|\/\*\*|$))/gms;

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !DOORS.has(file))
  .map((file) => readFileSync(join(ROOT, file), "utf8"))
  .filter((source) => source.includes("AdminDoor("));
const verbs = files.flatMap((source) =>
  [...source.matchAll(VERB)].map(([, name = "", method = "", chain = ""]) => ({ name, method, chain })),
);
const writes = verbs.filter(({ method }) => method === "POST");
/** Around the handler, which is called once what was sent is valid. */
const isProvedAtTheDoor = (chain: string): boolean => /\.handler\(\s*proveFirst\(/.test(chain);

it("finds every verb of the administration", () => {
  const calls = files.reduce((count, source) => count + source.split("AdminDoor(").length - 1, 0);
  expect(verbs.length).toBe(calls);
  expect(verbs.length).toBeGreaterThan(120);
});

it("has decided of every verb that writes whether it asks again who it is", () => {
  const decided = [...Object.keys(PROVED), ...Object.keys(UNPROVED)];
  expect(new Set(decided).size).toBe(decided.length);
  expect(writes.map(({ name }) => name).toSorted()).toEqual(decided.toSorted());
});

it("asks where it says that it asks, and nowhere else at the door", () => {
  for (const { name, chain } of verbs) {
    const place = PROVED[name];
    expect(isProvedAtTheDoor(chain), name).toBe(place === "door");
    if (place === undefined || place === "door") continue;
    expect(readFileSync(join(MODULES, place), "utf8"), name).toMatch(/await requireStepUp\(/);
  }
  for (const name of PROVED_PAST_AN_AMOUNT) expect(PROVED[name], name).toBeDefined();
});

it("never asks who it is before what was sent was looked at", () => {
  for (const { name, chain } of verbs) expect(chain, name).not.toMatch(/middleware\(\[[^\]]*\b(proveFirst|requireStepUp)\b/);
});

it("has decided the same of every address of the administration", () => {
  const addresses = Object.entries(ROUTE_POLICIES).filter(([, policy]) => policy === "admin");
  expect(addresses.map(([address]) => address).toSorted()).toEqual(Object.keys(ADMIN_ADDRESSES).toSorted());
});
