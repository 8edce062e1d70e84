import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../dev/cli/ports.ts";
import { ADMIN_ROLES, may } from "#kit/admin-roles.ts";
import { adminAreas } from "./admin-areas.ts";
import { DOORS } from "./e2e/steps/doors.ts";
import type { Door } from "./e2e/steps/doors/door.ts";
import { encode, serverFunctions } from "./e2e/steps/server-functions.ts";
import { cookieOf, createProduct, createStore, createUser } from "./factories.ts";
import { kill9 } from "./killed/worker.ts";
import { CANARIES, createKnownPerson } from "./known-person.ts";
import { createSoldOrder } from "./sold-order.ts";
import { idsOf, rowsOf } from "./victim.ts";

type Victim = Awaited<ReturnType<typeof createKnownPerson>>;
type Call = { name: string; door: Door; data: unknown };
type Answer = { status: number; text: string };

/** The ids of what is nobody's: the platform's categories, posts, editions, queues, findings, and acts that wait for another owner. */
const NOBODYS = new Set([
  "actId",
  "attributeId",
  "categoryId",
  "categoryIds",
  "decisionId",
  "editionId",
  "eventId",
  "findingId",
  "jobId",
  "postId",
  "versionId",
]);
/** What is said of her only to herself, by whatever door. */
const PRIVATE = ["11144477735", "203.0.113.77", "zuleide.quimera@exemplo.com.br"];
/** Doors of people signed in that also show what everybody sees in the shop, where her store is. */
const SHOWS_THE_SHOP = new Set(["getOverview"]);
/** What anybody may do to what she shows in public, and leaves a row or a count on it: called with what does not exist. */
const LAWFUL = new Set(["askQuestionFn", "markHelpfulFn"]);
/** Lets in whoever reaches a part of its page, and asks that of its own. */
const ASKS_FURTHER = new Set(["enterSystem"]);
const AT_ONCE = 8;

const { BUILT_SERVER } = process.env;

describe.skipIf(!BUILT_SERVER)("every server function of the build", () => {
  let server: ChildProcess | undefined;
  let url: string;
  let victim: Victim;
  let ids: Record<string, string>;
  let functions: Map<string, string>;
  let callers: Record<string, string | null>;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://localhost:${port}`;
    server = spawn(process.execPath, [BUILT_SERVER ?? ""], {
      cwd: join(import.meta.dirname, ".."),
      env: { ...process.env, ROLE: "web", PORT: String(port), TRUSTED_PROXIES: "127.0.0.1, ::1", LOG_LEVEL: "silent" },
      stdio: "ignore",
    });
    functions = serverFunctions();
    victim = await createKnownPerson();
    ids = await idsOf(victim);
    const [buyer, author] = [await createUser(), await createUser()];
    const product = await createProduct((await createStore({ ownerId: author.id })).id);
    await createSoldOrder(buyer, [product]);
    callers = { stranger: null, buyer: await cookieOf(buyer), author: await cookieOf(author) };
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await sleep(100);
  });
  afterAll(() => kill9(server));

  let visitors = 0;
  /** Calls one as a page would, each time from a network of its own, so that what answers is the function and not a limit. */
  async function call({ name, door: { method }, data }: Call, cookie: string | null): Promise<Answer> {
    const payload = JSON.stringify(encode({ data }));
    visitors += 1;
    const isRead = method === "GET";
    const answer = await fetch(
      `${url}/_serverFn/${functions.get(name)}${isRead ? `?payload=${encodeURIComponent(payload)}` : ""}`,
      {
        method,
        redirect: "manual",
        headers: {
          "x-tsr-serverfn": "true",
          "x-forwarded-for": `10.${(visitors >> 8) & 255}.${visitors & 255}.1`,
          origin: url,
          ...(cookie && { cookie }),
          ...(!isRead && { "content-type": "application/json" }),
        },
        ...(!isRead && { body: payload }),
      },
    );
    return { status: answer.status, text: (await answer.text()).toLowerCase() };
  }

  /** Each function with a well-formed call that names what is hers. */
  function callsOfHers(): Call[] {
    return Object.entries(DOORS)
      .filter(([name]) => functions.has(name) && name !== "signOutFn")
      .map(([name, door]) => {
        const data = door.data?.({ ...theirs(door), title: victim.unsold.title, fileName: "material.pdf" });
        return { name, door, data: LAWFUL.has(name) ? data : named(data, theirs(door), name) };
      });
  }

  /** What a buyer's door names is her purchase; what an author's names, her sale. */
  const theirs = ({ door }: Door) => ({
    ...ids,
    entitlementId: ids["entitlementId"] ?? "",
    slug: ids["slug"] ?? "",
    productId: Number(ids["productId"]),
    orderId: (door === "author" ? ids["saleId"] : ids["orderId"]) ?? "",
    fileId: (door === "author" ? ids["ownFileId"] : ids["fileId"]) ?? "",
  });

  it("names nothing but what is hers, so that none of them is only tried with what does not exist", () => {
    const unknown = callsOfHers().flatMap(({ name, data }) => strangeIds(data, ids).map((key) => `${name}: ${key}`));
    expect(unknown).toEqual([]);
  });

  it("tells nobody else of her and leaves every row of hers as it was", async () => {
    const before = await rowsOf(victim);
    const wrong: string[] = [];
    const tryOne = async (one: Call, who: string, cookie: string | null) => {
      const { status, text } = await call(one, cookie);
      const isShop = one.door.door === "anyone" || SHOWS_THE_SHOP.has(one.name);
      const leaked = (isShop ? PRIVATE : CANARIES).filter((word) => text.includes(word));
      if (status >= 500 || status === 405 || leaked.length > 0)
        wrong.push(`${one.name} as ${who}: ${status} ${leaked.join(", ")}`);
    };
    for (const [who, cookie] of Object.entries(callers)) {
      const waiting = callsOfHers();
      const work = async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) await tryOne(one, who, cookie);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
    expect(wrong).toEqual([]);
    const after = await rowsOf(victim);
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
  }, 120_000);

  it("of the administration refuses every role that does not reach it, and no other", async () => {
    const areas = adminAreas();
    const wrong: string[] = [];
    for (const role of ADMIN_ROLES) {
      const cookie = await cookieOf(await createUser({ roles: [role] }));
      const waiting = Object.entries(DOORS).filter(
        ([name, { door }]) => door === "admin" && functions.has(name) && !ASKS_FURTHER.has(name),
      );
      const work = async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) {
          const [name, door] = one;
          const reaches = may([role], door.method === "GET" ? "read" : "act", areas.get(name) ?? "team");
          // What a role reaches is only read here: acts have their own tests.
          if (reaches && door.method === "POST") continue;
          const data = door.data?.({ ...theirs(door), title: victim.unsold.title, fileName: "material.pdf" });
          const { text } = await call({ name, door, data }, cookie);
          if (/requiredrole|forbidden/.test(text) === reaches) wrong.push(`${name} as ${role}: ${text.slice(0, 120)}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it("answers the victim, so that the refusals are of others", async () => {
    const cookie = await cookieOf(victim.user);
    for (const name of ["getAddresses", "getOrderPage", "getThreads", "getCoupons"]) {
      const one = callsOfHers().find((each) => each.name === name);
      if (!one) throw new Error(`no function ${name}`);
      const { status, text } = await call(one, cookie);
      expect(status, name).toBe(200);
      expect(
        CANARIES.some((word) => text.includes(word)),
        name,
      ).toBe(true);
    }
  });
});

/** The same call with her ids in the place of those it was written with, each of the kind it was. */
function named(value: unknown, hers: Record<string, unknown>, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, hers, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, idOrSame(key, one, hers, name)]));
}

function idOrSame(key: string, one: unknown, hers: Record<string, unknown>, name: string): unknown {
  const like = (id: unknown, sample: unknown) => (typeof sample === "number" ? Number(id) : id);
  if (key === "ids")
    return (one as unknown[]).map((each) => like(/coupon/i.test(name) ? hers["couponId"] : hers["productId"], each));
  if (key.endsWith("Ids") && Array.isArray(one)) {
    const id = hers[key.slice(0, -1)];
    return id === undefined ? one : one.map((each) => like(id, each));
  }
  const isId = key.endsWith("Id") && one !== null && hers[key] !== undefined;
  return isId ? like(hers[key], one) : named(one, hers, name);
}

/** The names of the ids in a call that are neither hers nor nobody's. */
function strangeIds(data: unknown, hers: Record<string, unknown>): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, one]) => {
    const isId = /Ids?$/.test(key) && one !== null && !(Array.isArray(one) && one.length === 0);
    const known = hers[key.replace(/s$/, "")] !== undefined || NOBODYS.has(key);
    return isId && !known ? [key] : strangeIds(one, hers);
  });
}
