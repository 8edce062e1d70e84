import { seal, unseal } from "./seal.ts";
import { env } from "./env.ts";

const PURPOSE = "email-link";
const NAME = "para";
/** What of ours opens only to its owner. */
const PLACES = ["/painel", "/finalizar-compra"].map((path) => env.publicUrl + path);
const DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * Makes every link of an e-mail to what is its reader's alone say whose mailbox it went to, sealed and for 60 days: whoever presses one on another
 * device is asked for a code sent there, and for no password. It proves nothing by itself.
 */
export function nameReader(html: string, email: string, now = Date.now()): string {
  const token = seal(JSON.stringify({ email, until: now + DAYS * DAY_MS }), PURPOSE);
  return html.replace(/href="([^"#]*)(#[^"]*)?"/g, (link: string, address: string, hash = "") =>
    PLACES.some((place) => address === place || address.startsWith(`${place}/`))
      ? `href="${address}${address.includes("?") ? "&amp;" : "?"}${NAME}=${token}${hash}"`
      : link,
  );
}

/** The e-mail a link of ours was sent to, given the path it leads to; null when it says none, is altered or has expired. */
export function readerOf(path: string | undefined, now = Date.now()): string | null {
  const token = new URLSearchParams(path?.split("#")[0]?.split("?")[1]).get(NAME);
  const text = token && unseal(token, PURPOSE);
  if (!text) return null;
  const { email, until }: { email: string; until: number } = JSON.parse(text);
  return until > now ? email : null;
}
