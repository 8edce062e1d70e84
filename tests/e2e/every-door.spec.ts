import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, freshNetwork, test } from "./journey.ts";
import { payPix, pixCodeOn } from "./steps/bank.ts";
import { signInByCode } from "./steps/doorway.ts";
import { PROVED, PROVED_PAST_AN_AMOUNT, UNPROVED } from "../admin-verbs.ts";
import { signIn } from "./steps/doorway.ts";
import { type Belongings, DOORS } from "./steps/doors.ts";
import { GARBAGE } from "./steps/garbage.ts";
import { DEMO_PASSWORD, somebody } from "./steps/people.ts";
import { belongings } from "./steps/records.ts";
import { type Answer, callFunction, send, serverFunctions } from "./steps/server-functions.ts";
import { expectFiles, orderAsGuest, paidProduct } from "./steps/shop.ts";

const OTHER_STORE = "nina-caldas";
const HOLDERS: Record<string, string> = { author: "autor", admin: "admin" };
const FUNCTIONS = serverFunctions();
const BUILT = Object.entries(DOORS).filter(([name]) => FUNCTIONS.has(name));
const DONE = /"ok"\s*\]|"k":\["ok"[^\]]*\],"v":\[\{"t":2,"s":2\}/;

/** Calls every door naming what is theirs; the answers, by function. */
async function tryEveryDoor(request: APIRequestContext, theirs: Belongings): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const [name, { method, data }] of BUILT) {
    if (name === "signOutFn") continue;
    const answer = await callFunction(request, FUNCTIONS.get(name) ?? "", method, data?.(theirs));
    expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
    expect(answer.status, `${name} é chamada como se deve`).not.toBe(405);
    expect(answer.text, name).not.toContain("cliente@demo.test");
    expect(answer.text, name).not.toContain("Marina Teles");
    expect(answer.text, name).not.toContain(theirs.entitlementId);
    expect(answer.text, name).not.toContain(theirs.fileName);
    answers.set(name, answer);
  }
  return answers;
}

/** These doors let nobody in who is not of theirs: a write is told so, a read tells whose the page is. */
function expectForbidden(answers: Map<string, Answer>, doors: string[]): void {
  for (const [name, { door, method }] of BUILT) {
    if (!doors.includes(door)) continue;
    if (method === "POST") expect(answers.get(name)?.status, name).toBe(403);
    else
      for (const word of ["isNotFound", "requiredRole", `"${HOLDERS[door]}"`])
        expect(answers.get(name)?.text, name).toContain(word);
  }
}

/** Neither the order nor the product of others answered, and what is sent to be read elsewhere does not open either. */
async function expectNothingOfTheirs(
  request: APIRequestContext,
  answers: Map<string, Answer>,
  theirs: Belongings,
): Promise<void> {
  for (const [name, { data, door, method }] of BUILT) {
    const answer = answers.get(name);
    if (!answer || door === "anyone" || !data) continue;
    const named = JSON.stringify(data(theirs));
    if (!named.includes(theirs.orderId) && !new RegExp(`"productId":${theirs.productId}\\b`).test(named)) continue;
    if (method === "POST" && name !== "checkPayment") expect(answer.text, name).not.toMatch(DONE);
    if (name === "getPixPage" || name === "getOrderPage" || name === "getEditedProduct") {
      expect(
        [200, 404].includes(answer.status) && /isNotFound|isSerializedRedirect/.test(answer.text),
        `${name}: ${answer.text}`,
      ).toBe(true);
    }
  }
  for (const address of [
    `/baixar/${theirs.entitlementId}/${theirs.fileId}`,
    `/baixar/meu-arquivo/${theirs.fileId}`,
    `/uploads/paginas/${theirs.fileId}/1`,
    `/eventos/pedido/${theirs.orderId}`,
  ]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([302, 404], address).toContain(answer.status());
  }
}

test("every built function is on the list of doors (INV-36)", () => {
  expect([...FUNCTIONS.keys()].filter((name) => !(name in DOORS))).toEqual([]);
});

test("a visitor passes no door of buyers or sellers", async ({ request }) => {
  const theirs = await belongings(OTHER_STORE);
  const answers = await tryEveryDoor(request, theirs);
  for (const [name, { door, method }] of BUILT) {
    if (door === "anyone") continue;
    const answer = answers.get(name);
    if (method === "POST") expect(answer?.status, name).toBe(401);
    else expect(answer?.text, name).toContain("/auth/login?volta=");
  }
  await expectNothingOfTheirs(request, answers, theirs);
});

test("a buyer of something else neither sees nor changes anything of another person", async ({ page, request }) => {
  const theirs = await belongings(OTHER_STORE);
  const orderId = await orderAsGuest(page, await paidProduct(request), somebody());
  await payPix(await pixCodeOn(page));
  await expectFiles(page, orderId);
  const answers = await tryEveryDoor(page.request, theirs);
  expectForbidden(answers, ["author", "admin"]);
  await expectNothingOfTheirs(page.request, answers, theirs);
});

test("the owner of another store neither sees nor changes anything of this one", async ({ page, request }) => {
  const theirs = await belongings(OTHER_STORE);
  const before = await (await request.get(`/produto/${theirs.slug}`)).text();
  await signInByCode(page, `${OTHER_STORE}@demo.test`);
  const answers = await tryEveryDoor(page.request, theirs);
  expectForbidden(answers, ["admin"]);
  await expectNothingOfTheirs(page.request, answers, theirs);
  expect(await belongings(OTHER_STORE)).toEqual(theirs);
  const after = await request.get(`/produto/${theirs.slug}`);
  expect(after.status()).toBe(200);
  expect(/<h1[^>]*>[^<]*/.exec(await after.text())?.[0]).toBe(/<h1[^>]*>[^<]*/.exec(before)?.[0]);
});

test("an administrator who has not proved it lately is asked again before what harms, and only then", async ({ page }) => {
  await signIn(page, "admin@demo.test", DEMO_PASSWORD);
  const theirs = await belongings(OTHER_STORE);
  for (const [name, { data, method, door }] of BUILT) {
    if (door !== "admin" || method !== "POST" || PROVED_PAST_AN_AMOUNT.includes(name)) continue;
    // What does not ask would be done: it is called with nothing in it.
    const sent = name in UNPROVED ? {} : data?.(theirs);
    const answer = await callFunction(page.request, FUNCTIONS.get(name) ?? "", method, sent);
    if (name in PROVED) expect(answer.text, name).toContain("step_up_needed");
    // Nobody gives a password only to read that a field is empty.
    if (name in PROVED && data) {
      const empty = await callFunction(page.request, FUNCTIONS.get(name) ?? "", method, {});
      expect(empty.text, name).not.toContain("step_up_needed");
    }
    if (!(name in PROVED)) expect(answer.text, name).not.toContain("step_up_needed");
  }
});

test("what none of our pages sends never brings a function down", async ({ page, playwright, baseURL }) => {
  test.setTimeout(240_000);
  await signInByCode(page, "iara-fontes@demo.test");
  const origin = { "x-forwarded-for": freshNetwork() };
  const fallen: string[] = [];
  for (const [name, { door, method }] of BUILT) {
    // Each visitor of its own network, so that what answers is the function and not a limit.
    const visitor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": freshNetwork() } });
    const request = door === "anyone" ? visitor : page.request;
    for (const [what, { payload, headers }] of Object.entries(GARBAGE)) {
      if (method === "GET" && headers) continue;
      const { status, text } = await send(request, FUNCTIONS.get(name) ?? "", method, payload, { ...origin, ...headers });
      if (status >= 500) fallen.push(`${name}, ${what}: ${status} ${text.slice(0, 120)}`);
    }
    await visitor.dispose();
  }
  expect(fallen).toEqual([]);
});

test("a function that no longer exists answers without a server error (INV-36)", async ({ request }) => {
  for (const id of ["0".repeat(64), "x", "__proto__", "constructor", randomUUID()]) {
    for (const method of ["GET", "POST"] as const) {
      const { status } = await callFunction(request, id, method, {});
      expect(status, `${method} ${id}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${id}`).toBeLessThan(500);
    }
  }
});

test("a write that comes from another site does not pass the edge", async ({ request }) => {
  for (const origin of ["https://evil.example", "null"]) {
    const { status } = await send(request, FUNCTIONS.get("addToCartFn") ?? "", "POST", "{}", { origin });
    expect(status).toBe(403);
  }
});
