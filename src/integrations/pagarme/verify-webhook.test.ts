import { createHmac, createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isFromProvider } from "./verify-webhook.ts";
import { createSignatureVerifier } from "./webhook-signature.ts";

const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const body = Buffer.from('{"id":"hook_1","type":"charge.paid"}');

let server: Server;
let jwksUrl: string;
let requested = 0;
let isDown = false;

beforeAll(async () => {
  server = createServer((_, response) => {
    requested++;
    if (isDown) return void response.writeHead(500).end();
    response.end(JSON.stringify({ keys: [{ ...pair.publicKey.export({ format: "jwk" }), kid: "k1", use: "sig" }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  requested = 0;
  isDown = false;
});

function signed(kid = "k1", key = pair.privateKey, alg = "RS256"): string {
  return `alg=${alg}; kid=${kid}; signature=${sign("RSA-SHA256", body, key).toString("base64url")}`;
}

test("only the agreed credentials open the door", () => {
  const good = `Basic ${btoa("usuario:senha")}`;
  expect(isFromProvider(good, "usuario", "senha")).toBe(true);
  for (const bad of [undefined, "", "Basic", `Basic ${btoa("usuario:senhA")}`, `Bearer ${btoa("usuario:senha")}`, `${good} `]) {
    expect(isFromProvider(bad, "usuario", "senha")).toBe(false);
  }
});

test("a right signature is accepted, and the keys are fetched only once", async () => {
  const verify = createSignatureVerifier({ jwksUrl });
  const verdicts = await Promise.all(Array.from({ length: 20 }, () => verify(signed(), body)));
  expect(new Set(verdicts)).toEqual(new Set(["valid"]));
  expect(requested).toBe(1);
});

test("a changed body, a foreign key and weak algorithms are refused", async () => {
  const verify = createSignatureVerifier({ jwksUrl });
  const publicPem = pair.publicKey.export({ type: "spki", format: "pem" });
  const hmac = createHmac("sha256", publicPem).update(body).digest("base64url");
  expect(await verify(signed(), Buffer.from(`${body.toString()} `))).toBe("invalid");
  expect(await verify(signed("k1", createPrivateKey(stranger.privateKey.export({ type: "pkcs8", format: "pem" }))), body)).toBe(
    "invalid",
  );
  for (const header of [
    "",
    "alg=none; kid=k1; signature=",
    `alg=HS256; kid=k1; signature=${hmac}`,
    "alg=RS256; kid=k1; signature=@@@",
    signed("k1", pair.privateKey, "none"),
  ]) {
    expect(await verify(header, body)).toBe("invalid");
  }
});

test("a thousand unknown keys cost at most one more fetch", async () => {
  const verify = createSignatureVerifier({ jwksUrl });
  const forged = signed();
  for (let i = 0; i < 1000; i++) expect(await verify(forged.replace("k1", `forjada-${i}`), body)).toBe("invalid");
  expect(requested).toBeLessThanOrEqual(2);
});

test("without the keys the answer is unknown; with old keys at hand, they stay valid", async () => {
  let now = 1_000_000;
  const verify = createSignatureVerifier({ jwksUrl, now: () => now });
  isDown = true;
  expect(await verify(signed(), body)).toBe("keys_unavailable");
  isDown = false;
  now += 300_000;
  expect(await verify(signed(), body)).toBe("valid");
  isDown = true;
  now += 7_200_000;
  expect(await verify(signed(), body)).toBe("valid");
});
