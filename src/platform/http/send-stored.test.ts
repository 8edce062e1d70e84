import { Hono } from "hono";
import { expect, it } from "vitest";
import { storage } from "../storage/open-storage.ts";
import { sendStored } from "./send-stored.ts";

const put = async (storageKey: string, text: string) => {
  const bytes = Buffer.from(text);
  await storage().put(storageKey, bytes, { contentType: "text/plain", sizeBytes: bytes.length });
  return new Hono().get("/", (c) => sendStored(c, { storageKey, name: "prova.txt", contentType: "text/plain" }));
};

it("sends the whole file with a strong validator, and nothing to who has it already", async () => {
  const app = await put("provas/uma", "olá");
  const whole = await app.request("/");
  const etag = whole.headers.get("etag") ?? "";
  expect(await whole.text()).toBe("olá");
  expect(etag).toMatch(/^"[\w-]{32}"$/);
  expect(Object.fromEntries(whole.headers)).toMatchObject({ "content-length": "4", "x-content-type-options": "nosniff" });
  const again = await app.request("/", { headers: { "if-none-match": `"other", ${etag}` } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
});

it("sends again what was replaced, and takes no weak validator for a strong one", async () => {
  const [app, other] = [await put("provas/duas", "olá"), await put("provas/tres", "olá")];
  const etag = (await app.request("/")).headers.get("etag") ?? "";
  expect((await other.request("/", { headers: { "if-none-match": etag } })).status).toBe(200);
  expect((await app.request("/", { headers: { "if-none-match": `W/${etag}` } })).status).toBe(200);
});
