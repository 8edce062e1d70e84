import { describe, expect, it } from "vitest";
import { inScope } from "../request-scope.ts";
import { comeBack } from "./come-back.ts";

const drawnAs = (status: number, isUnavailable?: boolean) =>
  inScope({ id: "1", ip: "", nonce: null, tags: new Set(), isUnavailable }, () =>
    comeBack(new Response("<h1>…</h1>", { status, headers: { "content-type": "text/html" } })),
  );

describe("a página que saiu quebrada", () => {
  it("porque o banco de dados não pôde agora, diz quando voltar, com o mesmo corpo", async () => {
    const answer = drawnAs(500, true);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(answer.headers.get("content-type")).toBe("text/html");
    expect(await answer.text()).toBe("<h1>…</h1>");
  });

  it("por defeito nosso continua 500; e a que saiu inteira, como saiu", () => {
    expect(drawnAs(500).status).toBe(500);
    expect(drawnAs(200, true).status).toBe(200);
  });
});
