import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Autoria, DATA_DIR } from "../contenders/autoria.ts";
import { ask } from "../market.ts";
import { prepareSlowReaders } from "./slow-readers.ts";
import { MEGABYTE, watchMemory } from "./watch-memory.ts";

/** Keeps doing harm until it is told to stop; answers what the server said meanwhile. */
type Attack = (autoria: Autoria, isOver: () => boolean) => Promise<Record<string, number>>;

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const SLOW = 200;

/** What a caller who wishes harm may send, each for `BENCH_SECONDS`, while visitors go on asking for pages: memory, and how they fared. */
export async function hostile(autoria: Autoria) {
  const secrets = JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8"));
  const provider = Buffer.from(`${secrets.PAGARME_WEBHOOK_USER}:${secrets.PAGARME_WEBHOOK_PASSWORD}`).toString("base64");
  // What the edge refuses unread would measure nothing: each is sent as the provider or a page of ours would.
  const post = postFrom(`Origin: ${autoria.url}\r\nAuthorization: Basic ${provider}\r\n`);
  const attacks: Record<string, Attack> = {
    "200 headers, a byte a second": (...at) => slow(...at, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
    "200 bodies, a byte a second": (...at) =>
      slow(
        ...at,
        "POST /carrinho HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 16000\r\n\r\n",
      ),
    "50 slow readers of 200 MB": await prepareSlowReaders(autoria),
    "JSON 100,000 deep": (...at) => repeat(...at, post("/webhooks/pagarme", "[".repeat(100_000) + "]".repeat(100_000))),
    "JSON 900 kB to a function": (...at) => repeat(...at, post(`/_serverFn/${"0".repeat(64)}`, `{"data":${"[".repeat(450_000)}`)),
    "10,000 parameters": (...at) => repeat(...at, get(`/produtos?${parameters(10_000)}`)),
    "1,000 parameters": (...at) => repeat(...at, get(`/produtos?${parameters(1_000)}`)),
    "10,000 fields": (...at) => repeat(...at, post("/carrinho", parameters(10_000), "application/x-www-form-urlencoded")),
    "cookies of 15 kB": (...at) => repeat(...at, get("/painel", `autoria=${randomBytes(7_500).toString("hex")}`)),
    "cookies of 1 MB": (...at) => repeat(...at, get("/painel", `autoria=${randomBytes(500_000).toString("hex")}`)),
  };
  const lines = [{ attack: "none", ...(await under(autoria, async () => ({}))) }];
  for (const [attack, act] of Object.entries(attacks)) lines.push({ attack, ...(await under(autoria, act)) });
  return lines;
}

/** The most memory held while it lasts, and what visitors who come meanwhile get. */
async function under(autoria: Autoria, act: Attack) {
  const watched = watchMemory(autoria);
  const until = Date.now() + SECONDS * 1_000;
  const isOver = () => Date.now() > until;
  const [answers, visits] = await Promise.all([act(autoria, isOver), visit(autoria, isOver)]);
  const counts = Object.entries(answers).map(([answer, count]) => `${answer} × ${count}`);
  return { "most rss MB": Math.round((await watched()) / MEGABYTE), ...visits, answers: counts.join(", ") };
}

/** A visitor four times a second. */
async function visit(autoria: Autoria, isOver: () => boolean) {
  const [product] = await ask<{ slug: string }>(autoria, "select slug from products where status = 'publicado' limit 1");
  const paths = ["/", "/produtos", `/produto/${product?.slug}`, `/produtos?preco_max=${Date.now() % 100_000}`];
  const took: number[] = [];
  let failed = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const at = performance.now();
    const answer = await fetch(autoria.url + paths[turn % paths.length]).catch(() => null);
    await answer?.text();
    if (!answer?.ok) failed += 1;
    took.push(performance.now() - at);
    await sleep(250);
  }
  const sorted = took.toSorted((a, b) => a - b);
  return {
    visits: took.length,
    "not served": failed,
    "p50 ms": Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    "slowest ms": Math.round(sorted.at(-1) ?? 0),
  };
}

const counted = (answers: Record<string, number>, answer: string | number): void => {
  answers[answer] = (answers[answer] ?? 0) + 1;
};

function open(autoria: Autoria): Socket {
  const { hostname, port } = new URL(autoria.url);
  return connect(Number(port), hostname).on("error", () => undefined);
}

/** Many connections that begin a request and send a byte a second of what is left. */
async function slow(autoria: Autoria, isOver: () => boolean, beginning: string): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const sockets = Array.from({ length: SLOW }, () => {
    const socket = open(autoria);
    socket.write(beginning);
    socket.once("data", (chunk: Buffer) => counted(answers, chunk.toString("latin1", 9, 12)));
    socket.once("close", () => counted(answers, isOver() ? "kept" : "closed"));
    return socket;
  });
  while (!isOver()) {
    await sleep(1_000);
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }
  for (const socket of sockets) socket.destroy();
  await sleep(100);
  return answers;
}

const parameters = (count: number): string => Array.from({ length: count }, (_, index) => `p${index}=`).join("&");
const get = (path: string, cookie?: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${cookie ? `Cookie: ${cookie}\r\n` : ""}Connection: close\r\n\r\n`;
const postFrom =
  (headers: string) =>
  (path: string, body: string, type = "application/json") =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;

/** The same request over and over, by eight at once. */
async function repeat(autoria: Autoria, isOver: () => boolean, request: string): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const one = () =>
    new Promise<void>((resolve) => {
      const socket = open(autoria);
      let status = "no answer";
      socket.on("data", (chunk: Buffer) => (status = status === "no answer" ? chunk.toString("latin1", 9, 12) : status));
      socket.setTimeout(10_000, () => socket.destroy());
      socket.once("close", () => {
        counted(answers, status);
        resolve();
      });
      socket.write(request);
    });
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!isOver()) {
        await one();
        await sleep(50);
      }
    }),
  );
  return answers;
}
