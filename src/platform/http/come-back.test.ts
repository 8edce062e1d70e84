import { describe, expect, it } from "vitest";
import { inScope } from "../request-scope.ts";
import { comeBack } from "./come-back.ts";

const drawnAs = (status: number, isUnavailable?: boolean) =>
  inScope({ id: "1", ip: "", nonce: null, tags: new Set(), isUnavailable }, () =>
    comeBack(new Response("<h1>…</h1>", { status, headers: { "content-type": "text/html" } })),
  );

describe("a page that went out broken", () => {
  it("because the database could not just now, says when to come back, with the same body", async () => {
    const answer = drawnAs(500, true);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(answer.headers.get("content-type")).toBe("text/html");
    expect(await answer.text()).toBe("<h1>…</h1>");
  });

  it("by our fault stays 500; and one that went out whole, as it was", () => {
    expect(drawnAs(500).status).toBe(500);
    expect(drawnAs(200, true).status).toBe(200);
  });
});
