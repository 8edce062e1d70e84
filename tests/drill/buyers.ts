import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { inventedCpf } from "../../db/seed/market/documents.ts";
import { ask, call, type Market, type Visitor } from "./client.ts";
import type { World } from "./world.ts";

const ORDER = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/;
/** A person presses again after a moment. */
const AGAIN_MS = 1_000;
let buyers = 0;

/** Who bought, which order, and the file it gives them. */
export type Bought = { guest: Visitor; orderId: string; fileId: string; sha256: string };

/**
 * A guest buys one product by Pix through the functions of the pages, waits for it to be paid, and downloads it. What fails is done
 * again, as a person does, with the same key of the purchase, until `signal` ends the wait. Answers what they have then.
 */
export async function buy(market: Market, { products, entitlementOf }: World, signal: AbortSignal): Promise<Bought | undefined> {
  const nth = ++buyers;
  const product = products[nth % products.length];
  if (!product) throw new Error("nothing to buy");
  const guest: Visitor = { actor: "buyer", network: `10.${(nth >> 8) & 255}.${nth & 255}.9`, cookies: new Map() };
  const { counts } = market;
  const requestKey = randomUUID();
  const insist = <T>(step: () => Promise<T | null>) => insistUntil(signal, step);

  const inCart = await insist(() => call(market, guest, "addToCartFn", "POST", { productId: product.id }));
  if (!inCart) return;
  counts.begun.add(requestKey);
  const placed = await insist(() =>
    call(market, guest, "placeOrderFn", "POST", {
      email: `drill-${requestKey}@exemplo.com.br`,
      name: "Visita do Ensaio",
      document: inventedCpf(requestKey),
      expectedTotalCents: product.priceCents,
      requestKey,
      payment: { method: "pix" },
    }),
  );
  if (!placed) return;
  const orderId = ORDER.exec(placed.text)?.[0];
  if (!orderId) {
    counts.lost.push(`a purchase was refused: ${placed.status} ${placed.text.slice(0, 160)}`);
    return;
  }
  const isPaid = await insist(async () => {
    const progress = await call(market, guest, "getOrderProgress", "GET", { orderId });
    return progress?.text.includes('"pago"') ? true : null;
  });
  if (!isPaid) return;
  const bought: Bought = { guest, orderId, fileId: product.fileId, sha256: product.sha256 };
  const isWhole = await insist(() => download(market, bought, entitlementOf));
  if (isWhole === null) return;
  if (isWhole) counts.finished.add(requestKey);
  else counts.lost.push(`order ${orderId} downloaded something else`);
  return bought;
}

/** Whether the file comes as it was sold; null when nothing was answered, or nothing is theirs yet. */
export async function download(
  market: Market,
  { guest, orderId, fileId, sha256 }: Bought,
  entitlementOf: World["entitlementOf"],
): Promise<boolean | null> {
  const entitlementId = await entitlementOf(orderId).catch(() => null);
  const file = entitlementId && (await ask(market, guest, `/baixar/${entitlementId}/${fileId}`));
  return file ? createHash("sha256").update(file.body).digest("hex") === sha256 : null;
}

/** Tries until it works; null when the time is over. */
async function insistUntil<T>(signal: AbortSignal, step: () => Promise<T | null>): Promise<T | null> {
  while (!signal.aborted) {
    const done = await step();
    if (done !== null) return done;
    await sleep(AGAIN_MS);
  }
  return null;
}
