import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { RequestScope } from "../request-scope.ts";
import { answerCall } from "./function-calls.ts";

/** The edge over a function that breaks with these words, before or behind its door. */
const edge = (words: string, reachedDoor: boolean) =>
  new Hono<{ Variables: { scope: RequestScope } }>()
    .use((c, next) => {
      c.set("scope", { id: "1", ip: "", nonce: "n", tags: new Set(), reachedDoor });
      return next();
    })
    .all("*", (c) => answerCall(c, () => new Response(words, { status: 500 })));

describe("a call that breaks", () => {
  it.each([
    ["de uma função que não há: 404", "Server function info not found for x", false, 404],
    ["que não chegou à porta, por não ser desta versão da página: 400", "Unexpected token", false, 400],
    ["atrás da porta: 500, sem dizer por quê", "select * from secrets", true, 500],
  ])("%s", async (_name, words, reachedDoor, status) => {
    const answer = await edge(words, reachedDoor).request("/_serverFn/x");
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain(words);
    expect(answer.headers.has("x-outdated-page"), "its page reloads").toBe(!reachedDoor);
  });

  it.each(["/_serverFn/", "/_serverFn", "/_serverFn//"])("with no name at all, %s, is 404", async (path) => {
    expect((await edge("Invalid server action param", false).request(path)).status).toBe(404);
  });

  it("because its caller went away is nobody's fault", async () => {
    const answer = await edge("aborted", true).request("/_serverFn/x", { signal: AbortSignal.abort() });
    expect(answer.status).toBe(499);
  });
});
