import { randomUUID } from "node:crypto";
import { encode, serverFunctions } from "../tests/e2e/steps/server-functions.ts";
import { inventedCpf } from "../db/seed/market/documents.ts";
import type { Autoria } from "./contenders/autoria.ts";
import { BROWSER } from "./market.ts";

/** Someone who was never here: a network of their own (limits count networks), no cookies yet. */
type Guest = { number: number; cookie: string; calls: number };

/** Calls a server function as the browser does, keeping the cookies it sets. Throws when it does not answer 200. */
async function call(autoria: Autoria, guest: Guest, name: string, method: "GET" | "POST", data: unknown): Promise<string> {
  const id = serverFunctionIds().get(name);
  if (!id) throw new Error(`the build has no function ${name}`);
  const payload = JSON.stringify(encode({ data }));
  const query = method === "GET" ? `?payload=${encodeURIComponent(payload)}` : "";
  const answer = await fetch(`${autoria.url}/_serverFn/${id}${query}`, {
    method,
    headers: {
      ...headersOf(autoria, guest),
      "x-tsr-serverfn": "true",
      ...(method === "POST" && { "content-type": "application/json" }),
    },
    ...(method === "POST" && { body: payload }),
  });
  guest.calls++;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 200)}`);
  const cached = new Map(guest.cookie.split("; ").map((one) => [one.split("=")[0] ?? "", one]));
  for (const set of answer.headers.getSetCookie()) cached.set(set.split("=")[0] ?? "", set.split(";")[0] ?? "");
  guest.cookie = [...cached.values()].filter(Boolean).join("; ");
  return text;
}

const headersOf = (autoria: Autoria, { number, cookie }: Guest) => ({
  ...BROWSER,
  "x-forwarded-for": `10.${(number >> 8) & 255}.${number & 255}.1`,
  origin: autoria.url,
  ...(cookie && { cookie }),
});

/** Hears of the order as the page with its code does, until it is paid. Throws when `seconds` were not enough. */
async function waitUntilPaid(autoria: Autoria, guest: Guest, orderId: string, seconds: number): Promise<void> {
  const limit = AbortSignal.timeout(seconds * 1000);
  const answer = await fetch(`${autoria.url}/eventos/pedido/${orderId}`, { headers: headersOf(autoria, guest), signal: limit });
  guest.calls++;
  if (!answer.ok || !answer.body) throw new Error(`events: ${answer.status}`);
  let received = "";
  for await (const words of answer.body.pipeThrough(new TextDecoderStream())) {
    received += words;
    if (received.includes('"pago"')) return;
  }
  throw new Error("never paid");
}

let ids: Map<string, string> | undefined;
const serverFunctionIds = () => (ids ??= serverFunctions());

export type Bought = { id: number; priceCents: number };
/** `totalCents`: what the coupon leaves to pay. */
export type Extras = { coupon?: { code: string; totalCents: number }; waitSeconds?: number };

/** A whole purchase by Pix of a new guest, until the order is paid and its files are open; answers how many calls it took. */
export async function buyAsGuest(
  autoria: Autoria,
  number: number,
  product: Bought,
  { coupon, waitSeconds = 30 }: Extras = {},
): Promise<number> {
  const guest: Guest = { number, cookie: "", calls: 0 };
  const email = `visita-${number}-${Date.now()}@exemplo.com.br`;
  await call(autoria, guest, "addToCartFn", "POST", { productId: product.id });
  if (coupon) await call(autoria, guest, "applyCouponFn", "POST", { code: coupon.code });
  const placed = await call(autoria, guest, "placeOrderFn", "POST", {
    email,
    name: "Visita da Medida",
    document: inventedCpf(email),
    expectedTotalCents: coupon?.totalCents ?? product.priceCents,
    requestKey: randomUUID(),
    payment: { method: "pix" },
  });
  const orderId = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(placed)?.[0];
  if (!orderId) throw new Error(`no order: ${placed.slice(0, 200)}`);
  await waitUntilPaid(autoria, guest, orderId, waitSeconds);
  const progress = await call(autoria, guest, "getOrderProgress", "GET", { orderId });
  if (!progress.includes('"pago"')) throw new Error(`paid, and the order does not say so: ${progress.slice(0, 200)}`);
  return guest.calls;
}
