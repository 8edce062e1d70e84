import { isMeasureRefused } from "#modules/accounts/privacy/ui/consent.ts";

/** Visited, opened from a search, sample opened, put in the cart. */
type EmailMessage = "v" | "b" | "a" | "c";

const PATIENCE_MS = 3_000;
const MOST = 20;
const waiting: [EmailMessage, string | number][] = [];
let came: { r: string; u: string[] } | undefined;

/** Notes, once, what brought this page: it holds for all that is opened from it, and is kept nowhere. */
export function arrive(): void {
  if (came) return;
  const requested = new URLSearchParams(location.search);
  const before = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const u = ["source", "medium", "campaign"].map((name) => (requested.get(`utm_${name}`) ?? "").slice(0, 200));
  came = { r: before?.origin === location.origin ? "autoria" : (before?.hostname ?? ""), u: u.some(Boolean) ? u : [] };
}

export const cameFromSearch = (): boolean =>
  document.referrer.startsWith(`${location.origin}/`) && /[?&]busca=/.test(document.referrer);

/** Puts one thing in the next batch, which goes in a moment or when the page is left. */
export function note(letter: EmailMessage, product: string | number): void {
  if (isMeasureRefused() || waiting.length >= MOST) return;
  if (waiting.push([letter, product]) === 1) setTimeout(send, PATIENCE_MS);
}

/** Sends what waits, without a wait of its own: the browser delivers it even when the page is gone. */
export function send(): void {
  if (waiting.length > 0) navigator.sendBeacon("/alcance", JSON.stringify({ e: waiting.splice(0), ...came }));
}
