import { request as ask } from "node:http";
import { expect, freshNetwork, test } from "./journey.ts";
import { encode, send, serverFunctions } from "./steps/server-functions.ts";

const FUNCTIONS = serverFunctions();
const id = (name: string): string => FUNCTIONS.get(name) ?? "";

/** Sends a body whose length nobody says, and answers the status; what is left is not sent once there is an answer. */
function sendChunked(path: string, bytes: number, headers: Record<string, string> = {}): Promise<number> {
  const url = new URL(path, process.env.E2E_URL ?? "http://localhost:3000");
  const piece = Buffer.alloc(65_536, 32);
  return new Promise((resolve, reject) => {
    let left = bytes;
    let isAnswered = false;
    const sent = ask(
      url,
      { method: "POST", headers: { origin: url.origin, "x-forwarded-for": freshNetwork(), ...headers } },
      (answer) => {
        isAnswered = true;
        answer.resume();
        resolve(answer.statusCode ?? 0);
        sent.destroy();
      },
    );
    sent.on("error", (error) => !isAnswered && reject(error));
    const write = (): void => {
      while (left > 0 && !isAnswered) {
        left -= piece.length;
        if (!sent.write(piece)) return void sent.once("drain", write);
      }
      if (!isAnswered) sent.end();
    };
    write();
  });
}

test("a body over its route's limit is answered 413 before it is read, four at a time", async () => {
  const paths = [
    "/_serverFn/signInWithPassword",
    "/carrinho",
    "/webhooks/pagarme",
    "/monitoring",
    "/ingest/e",
    "/alcance",
    "/produtos",
  ];
  for (const path of paths) expect(await sendChunked(path, 3 * 1024 * 1024), path).toBe(413);
  const many = await Promise.all(Array.from({ length: 4 }, () => sendChunked("/_serverFn/x", 200 * 1024 * 1024)));
  expect(many).toEqual([413, 413, 413, 413]);
});

test("what a caller calls its context is nobody's: a limit counts who calls, and not whom they name", async ({ request }) => {
  const name = ["denyBankChangeFn", "denyBankChange"].find((one) => FUNCTIONS.has(one)) ?? "";
  const token = "x".repeat(43);
  const payload = (userId: string) => JSON.stringify(encode({ data: { token }, context: { viewer: { userId }, isAdmin: true } }));
  const statuses: number[] = [];
  for (let i = 0; i < 14; i++) statuses.push((await send(request, id(name), "POST", payload(`made-up-${i}`))).status);
  expect(statuses.at(-1), `${name}: ${statuses.join(" ")}`).toBe(429);
});

test("measures, nameless functions and strangers' reports", async ({ request }) => {
  expect((await request.get("/metrics")).status()).toBe(404);
  expect((await request.get("/_serverFn/")).status()).toBe(404);
  const report = [{ body: { effectiveDirective: "script-src-elem", blockedURL: "https://evil.example/x.js" } }];
  const answer = await request.post("/relatos-de-seguranca", {
    data: report,
    headers: { "content-type": "application/reports+json" },
  });
  expect(answer.status()).toBe(204);
  const home = await request.get("/");
  expect(home.headers()["content-security-policy"]).toContain("report-to csp");
  expect(home.headers()["reporting-endpoints"]).toContain("/relatos-de-seguranca");
  expect((await request.get("/email/logo.png")).headers()["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(home.headers()["cross-origin-resource-policy"]).toBe("same-origin");
});

test("codes tried by their public page count with who tries them, and a real one counts with nobody", async ({ request }) => {
  const tryCode = async (code: string) => (await request.get(`/cupom/${code}`)).status();
  for (let i = 0; i < 3; i++) expect(await tryCode("HELENA10")).toBe(200);
  const tried: number[] = [];
  for (let i = 0; i < 7; i++) tried.push(...(await Promise.all(Array.from({ length: 10 }, (_, j) => tryCode(`CHUTE${i}${j}`)))));
  expect(tried.filter((status) => status === 404).length, tried.join(" ")).toBeLessThanOrEqual(60);
});
