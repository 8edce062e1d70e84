import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { cookieOf, createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { closeDays } from "./close-days.ts";
import { Hono } from "hono";
import { limitBodies } from "#platform/http/body-limits.ts";
import { BODY_LIMITS } from "../../../body-limits.ts";
import { reachRoutes } from "./http.ts";
import { noteEvents } from "./note-events.ts";
import { firstReachDay, listCampaigns, listReach, listSources } from "./queries/read-reach.ts";
import { readReachPanel } from "./read-panel.ts";
import { addReach } from "./rules/reach-sums.ts";
import type { ReachKind } from "./rules/kinds.ts";
import type { Batch } from "./schema.ts";
import { reachDays, reachEvents, reachSalts } from "./tables.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140";
const EVER = { from: "2000-01-01", to: "2999-12-31" };

let storeId: number;
let product: Awaited<ReturnType<typeof createProduct>>;

beforeEach(async () => {
  storeId = (await createStore()).id;
  product = await createProduct(storeId);
});

const visitor = (n: number, own: number | null = null) => ({ ip: `203.0.113.${n}`, userAgent: BROWSER, storeId: own });
const batch = (kinds: ReachKind[], from: Partial<Batch> = {}): Batch => ({
  e: kinds.map((kind) => ({ kind, product: product.slug })),
  r: "",
  u: [],
  ...from,
});
/** As if all that was counted until now had been `days` ago. */
const age = async (days: number): Promise<void> => {
  await db.execute(sql`update reach_events set day = day - ${days}::int`);
  await db.execute(sql`update reach_salts set day = day - ${days}::int`);
};
const seen = async () => (await listReach(storeId, EVER))[0];

describe("what is counted", () => {
  it("visits and visitors, by address or by product number, and nothing of who it was", async () => {
    await noteEvents(visitor(1), batch(["visita", "visita", "amostra"]));
    await noteEvents(visitor(1), { ...batch([]), e: [{ kind: "carrinho", product: product.id }] });
    await noteEvents(visitor(2), batch(["visita", "busca"]));
    expect(await seen()).toMatchObject({ views: 3, visitors: 2, searches: 1, samples: 1, carts: 1, orders: 0 });
    const rows = await db.select().from(reachEvents);
    expect(JSON.stringify(rows.map((row) => ({ ...row, visitor: row.visitor.toString("latin1") })))).not.toMatch(
      /203\.0|Mozilla/,
    );
  });

  it("someone who reloads all day counts up to twenty times; the cart counts once", async () => {
    for (let n = 0; n < 3; n++)
      await noteEvents(visitor(1), batch([...Array<ReachKind>(9).fill("visita"), "carrinho", "carrinho"]));
    expect(await seen()).toMatchObject({ views: 20, visitors: 1, carts: 1 });
  });

  it("the same person in two tabs at once is one visitor", async () => {
    await Promise.all([1, 1, 1, 1].map((n) => noteEvents(visitor(n), batch(["visita", "carrinho"]))));
    expect(await seen()).toMatchObject({ views: 4, visitors: 1, carts: 1 });
  });

  it("someone who manages the product does not visit it, and what is not on sale is not seen", async () => {
    await noteEvents(visitor(1, storeId), batch(["visita"]));
    const draft = await createProduct(storeId, { status: "pausado" });
    await noteEvents(visitor(1), { ...batch([]), e: [{ kind: "visita", product: draft.slug }] });
    expect(await listReach(storeId, EVER)).toEqual([]);
    expect(await firstReachDay(storeId)).toBeNull();
  });

  it("the salt belongs to the day: tomorrow the same person is another, and yesterday's salt is gone", async () => {
    await noteEvents(visitor(1), batch(["visita"]));
    const [before] = await db.select().from(reachEvents);
    await age(1);
    await noteEvents(visitor(1), batch(["visita"]));
    await closeDays();
    const [after] = await db.select().from(reachEvents);
    expect(after?.visitor.equals(before!.visitor)).toBe(false);
    expect(await db.select().from(reachSalts)).toHaveLength(1);
    expect(await seen()).toMatchObject({ views: 2, visitors: 2 });
  });
});

describe("where they came from", () => {
  it("the site and campaign of the day's first time, per product", async () => {
    await noteEvents(visitor(1), batch(["visita"], { r: "l.instagram.com", u: ["Instagram", "bio", "Volta às aulas"] }));
    await noteEvents(visitor(2), batch(["visita"], { r: "www.instagram.com" }));
    await noteEvents(visitor(3), batch(["visita"], { r: "nada disso/aqui", u: ["ana@exemplo.com.br"] }));
    expect(await listSources(storeId, EVER, 9)).toEqual([
      { host: "instagram.com", views: 2, visitors: 2 },
      { host: "", views: 1, visitors: 1 },
    ]);
    expect(await listCampaigns(storeId, EVER, 9)).toMatchObject([
      { source: "instagram", medium: "bio", campaign: "volta às aulas", slug: product.slug, visitors: 1 },
    ]);
  });

  it("once the day is closed everything stays the same; beyond forty origins there is a single line", async () => {
    for (let n = 0; n < 43; n++) await noteEvents(visitor(n), batch(["visita"], { r: `s${n}.exemplo.com.br` }));
    const before = addReach(await listReach(storeId, EVER));
    await age(1);
    await closeDays();
    expect(addReach(await listReach(storeId, EVER))).toEqual(before);
    const sources = await listSources(storeId, EVER, 99);
    expect(sources).toHaveLength(41);
    expect(sources.find(({ host }) => host === "outras")).toEqual({ host: "outras", views: 3, visitors: 3 });
  });
});

it("closing the day, in two workers and amid visits, neither loses nor doubles: rows and sums agree", async () => {
  const day = fc.array(
    fc.record({ n: fc.integer({ min: 1, max: 4 }), kind: fc.constantFrom<ReachKind>("visita", "busca", "amostra") }),
    {
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 3 }), async (days) => {
      product = await createProduct(storeId);
      const sums = async () => (await listReach(storeId, EVER)).find(({ productId }) => productId === product.id);
      for (const day of days) {
        await age(1);
        for (const { n, kind } of day) await noteEvents(visitor(n), batch([kind]));
      }
      const raw = await sums();
      await Promise.all([closeDays(), closeDays(), noteEvents(visitor(9), batch(["carrinho"]))]);
      expect({ ...(await sums()), carts: 0 }).toEqual({ ...(raw ?? (await sums())), carts: 0 });
      const open = await db
        .select()
        .from(reachEvents)
        .where(sql`day < (now() at time zone 'America/Sao_Paulo')::date`);
      expect(open).toEqual([]);
    }),
    { numRuns: 6 },
  );
  expect((await db.select().from(reachDays)).length).toBeGreaterThan(0);
});

it("conversion compares orders and visits of the same days, since counting began", async () => {
  const order = await createSoldOrder(await createUser(), [product]);
  await db.execute(sql`update orders set paid_at = now() - interval '40 days' where id = ${order.id}`);
  await noteEvents(visitor(1), batch(["visita"]));
  await createSoldOrder(await createUser(), [product]);
  const facts = await readReachPanel(storeId, EVER);
  expect(facts).toMatchObject({ from: facts.since, sums: { visitors: 1, orders: 1, brought: 0 } });
});

describe("the door", () => {
  const ORIGIN = new URL(env.publicUrl).origin;
  const sendEvents = (body: string, headers: Record<string, string> = {}) =>
    new Hono()
      .use(limitBodies(BODY_LIMITS))
      .route("/", reachRoutes)
      .request("/alcance", { method: "POST", body, headers: { origin: ORIGIN, "user-agent": BROWSER, ...headers } });
  const visit = () => JSON.stringify({ e: [["v", product.slug]], r: "", u: [] });

  it.each([
    ["uma página nossa", {}, 204, 1],
    ["outro site", { origin: "https://outro.exemplo" }, 403, 0],
    ["um robô que se diz robô", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, 204, 0],
    ["um programa", { "user-agent": "curl/8.5" }, 204, 0],
    ["uma página adiantada", { "sec-purpose": "prefetch" }, 204, 0],
  ])("%s", async (_, headers, status, views) => {
    const answer = await sendEvents(visit(), headers as Record<string, string>);
    expect([answer.status, answer.headers.get("set-cookie"), (await seen())?.views ?? 0]).toEqual([status, null, views]);
  });

  it.each([
    "",
    "[]",
    "{",
    '{"e":[]}',
    '{"e":[["x","a"]]}',
    '{"e":[["v","../a"]]}',
    `{"e":${JSON.stringify(Array(21).fill(["v", 1]))}}`,
  ])("garbage does not enter: %s", async (body) => {
    expect((await sendEvents(body)).status).toBe(422);
  });

  it("nor does what is too large, nor the author viewing their own", async () => {
    expect((await sendEvents("x".repeat(5_000))).status).toBe(413);
    const owner = await createUser();
    const mine = await createStore({ ownerId: owner.id });
    product = await createProduct(mine.id);
    storeId = mine.id;
    expect((await sendEvents(visit(), { cookie: await cookieOf(owner) })).status).toBe(204);
    expect(await seen()).toBeUndefined();
  });
});
