import { beforeAll, describe, expect, it } from "vitest";
import { env } from "#platform/env.ts";
import { rawRoutes } from "../src/raw-routes.ts";
import { cookieOf, createProduct, createStore, createUser } from "./factories.ts";
import { CANARIES, createKnownPerson } from "./known-person.ts";
import { createSoldOrder } from "./sold-order.ts";
import { ROUTE_POLICIES } from "./route-policies.ts";
import { idsOf, rowsOf } from "./victim.ts";

type Victim = Awaited<ReturnType<typeof createKnownPerson>>;

const ROUTES = [...new Set(rawRoutes.routes.map(({ method, path }) => `${method} ${path}`))];
const REFUSED = [204, 302, 400, 401, 403, 404, 405, 409, 411, 412, 413, 415, 422, 429];
function addressOf(path: string, ids: Record<string, string>): string {
  const named: Record<string, string | undefined> = path.startsWith("/anexos/")
    ? { ...ids, fileId: ids["attachmentId"] }
    : /meu-arquivo|paginas/.test(path)
      ? { ...ids, fileId: ids["ownFileId"] }
      : ids;
  return path
    .replace(/:file\{notas[^}]*\}/, "notas.csv")
    .replace(/:(\w+)(\{[^/]*\})?/g, (_, name: string) => named[name] ?? "x")
    .replace("*", "x");
}

async function call(route: string, ids: Record<string, string>, cookie: string | null) {
  const [verb = "", path = ""] = route.split(" ");
  const method = verb === "ALL" ? "POST" : verb;
  const headers = { origin: new URL(env.publicUrl).origin, "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}) };
  const answer = await rawRoutes.request(addressOf(path, ids), {
    method,
    headers,
    ...(method === "POST" ? { body: new URLSearchParams({ a: "1" }) } : {}),
  });
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const text = isStream
    ? ""
    : Buffer.from(await answer.arrayBuffer())
        .toString("latin1")
        .toLowerCase();
  if (isStream) await answer.body?.cancel();
  return { status: answer.status, isStream, text };
}

describe("every address answered without the pages", () => {
  let victim: Victim;
  let ids: Record<string, string>;
  let callers: Record<string, string | null>;

  beforeAll(async () => {
    victim = await createKnownPerson();
    ids = await idsOf(victim);
    const [buyer, author] = [await createUser(), await createUser()];
    const product = await createProduct((await createStore({ ownerId: author.id })).id);
    await createSoldOrder(buyer, [product]);
    callers = { stranger: null, buyer: await cookieOf(buyer), author: await cookieOf(author) };
  });

  it("is in the table of policies, and the table names none that is gone", () => {
    expect(Object.keys(ROUTE_POLICIES).toSorted()).toEqual(ROUTES.toSorted());
  });

  it("tells nobody else of the victim, refuses what is theirs, and leaves every row of theirs as it was", async () => {
    const before = await rowsOf(victim);
    for (const route of ROUTES) {
      const policy = ROUTE_POLICIES[route];
      for (const [who, cookie] of Object.entries(callers)) {
        const { status, isStream, text } = await call(route, ids, cookie);
        const what = `${route} as ${who}: ${status}`;
        expect(status, what).toBeLessThan(500);
        if (policy !== "anyone")
          expect(
            CANARIES.filter((word) => text.includes(word)),
            what,
          ).toEqual([]);
        const isOwn = policy === "own" && cookie !== null;
        if (policy !== "anyone" && !isOwn) expect(REFUSED, what).toContain(status);
        if (isStream) expect(isOwn, what).toBe(true);
      }
    }
    expect(await rowsOf(victim)).toEqual(before);
  }, 60_000);

  it("gives the victim what is theirs, so that the refusals are of others", async () => {
    const cookie = await cookieOf(victim.user);
    for (const route of ["GET /anexos/:fileId", "GET /eventos/pedido/:orderId"])
      expect((await call(route, ids, cookie)).status, route).toBe(200);
  });
});
