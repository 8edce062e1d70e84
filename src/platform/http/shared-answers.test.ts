import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { closeBus, openBus } from "#platform/bus.ts";
import { transact } from "#platform/db.ts";
import { followInvalidations, invalidate } from "#platform/page-cache.ts";
import { inScope, type RequestScope, scope, tagPage } from "#platform/request-scope.ts";
import { SESSION_COOKIE } from "#platform/session.ts";
import { answerCall } from "./function-calls.ts";

beforeAll(async () => {
  await openBus();
  followInvalidations();
});
afterAll(closeBus);

/** The edge over one function, which counts how often it was called and says by whom. */
function edge(isForEverybody: boolean, tag: string | null) {
  const calls: { ip: string; cookie: string | null }[] = [];
  const app = new Hono<{ Variables: { scope: RequestScope } }>()
    .use((c, next) => {
      const here = { id: "1", ip: "10.0.0.9", nonce: "n", tags: new Set<string>() };
      c.set("scope", here);
      return inScope(here, next);
    })
    .all("*", (c) =>
      answerCall(c, (request) => {
        const here = scope();
        if (here && isForEverybody) here.isForEverybody = true;
        if (tag) tagPage(tag);
        calls.push({ ip: here?.ip ?? "", cookie: request.headers.get("cookie") });
        return Response.json({ call: calls.length }, { headers: { "set-cookie": "a=b", "x-tss-serialized": "true" } });
      }),
    );
  return { app, calls };
}

const OURS = { "x-tsr-serverfn": "true", "sec-fetch-site": "same-origin" };
const call = async (app: Hono<never>, path: string, cookie?: string) =>
  (await (await app.request(path, { headers: { ...OURS, ...(cookie && { cookie }) } })).json()) as object;

describe("what answers everybody alike", () => {
  it("is made once for the first caller, once for everybody after, and afresh when its tag is invalidated", async () => {
    const { app, calls } = edge(true, "list-a");
    const path = "/_serverFn/lista-a?payload=1";
    await call(app as never, path);
    for (const _caller of Array.from({ length: 20 })) expect(await call(app as never, path)).toEqual({ call: 2 });
    expect(calls[1], "drawn for nobody").toEqual({ ip: "", cookie: null });
    await transact(async (tx) => ok(await invalidate(tx, "list-a")));
    await expect.poll(() => call(app as never, path)).toEqual({ call: 3 });
  });

  it("goes out in the form its caller takes, without the cookies of whom it was made for", async () => {
    const { app } = edge(true, "list-b");
    const path = "/_serverFn/lista-b";
    await call(app as never, path);
    const answer = await app.request(path, { headers: { ...OURS, "accept-encoding": "gzip, br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("x-tss-serialized")).toBe("true");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const plain = await app.request(path, { headers: OURS });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.json()).toEqual({ call: 2 });
  });

  it("is made afresh for whoever is signed in, and for each question", async () => {
    const { app, calls } = edge(true, "list-c");
    const path = "/_serverFn/lista-c";
    await call(app as never, path);
    await call(app as never, `${path}?payload=2`);
    await call(app as never, path, `${SESSION_COOKIE}=x`);
    await call(app as never, path, `${SESSION_COOKIE}=x`);
    expect(calls).toHaveLength(4);
    expect(calls[3]?.cookie).toBe(`${SESSION_COOKIE}=x`);
  });
});

describe("what answers each person", () => {
  it.each([
    ["behind a door that identifies who calls", false, "list-d"],
    ["without a tag, so that nothing would ever remove it", true, null],
  ])("%s is never shared", async (_name, isForEverybody, tag) => {
    const { app, calls } = edge(isForEverybody, tag);
    const path = `/_serverFn/pessoal-${tag}`;
    for (const _caller of Array.from({ length: 3 })) await call(app as never, path);
    expect(calls).toHaveLength(3);
  });

  it("a call that does not say it comes from a page of ours is judged by the framework each time", async () => {
    const { app, calls } = edge(true, "list-f");
    await call(app as never, "/_serverFn/lista-f");
    for (const _caller of Array.from({ length: 3 }))
      await app.request("/_serverFn/lista-f", { headers: { "x-tsr-serverfn": "true" } });
    expect(calls).toHaveLength(4);
  });

  it("a function that only writes is never shared", async () => {
    const { app, calls } = edge(true, "list-e");
    const write = () => app.request("/_serverFn/escreve", { method: "POST", headers: OURS });
    await write();
    await write();
    expect(calls).toHaveLength(2);
  });
});
