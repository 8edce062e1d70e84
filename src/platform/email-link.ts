import { seal, unseal } from "./seal.ts";
import { env } from "./env.ts";

const PURPOSE = "email-link";
const NAME = "para";
/** Our pages that open only to their owner. */
const PLACES = ["/painel", "/finalizar-compra"].map((path) => env.publicUrl + path);
const DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * Adds to every link of an e-mail that leads to a private page a sealed token with the recipient's address, valid for 60 days. Whoever
 * opens the link on another device must enter a code sent to that address, and no password. The token alone proves nothing.
 */
export function nameReader(html: string, email: string, now = Date.now()): string {
  const token = seal(JSON.stringify({ email, until: now + DAYS * DAY_MS }), PURPOSE);
  return html.replace(/href="([^"#]*)(#[^"]*)?"/g, (link: string, address: string, hash = "") =>
    PLACES.some((place) => address === place || address.startsWith(`${place}/`))
      ? `href="${address}${address.includes("?") ? "&amp;" : "?"}${NAME}=${token}${hash}"`
      : link,
  );
}

/** The e-mail address a link of ours was sent to, given the path it leads to; null when its token is missing, altered or expired. */
export function readerOf(path: string | undefined, now = Date.now()): string | null {
  const token = new URLSearchParams(path?.split("#")[0]?.split("?")[1]).get(NAME);
  const text = token && unseal(token, PURPOSE);
  if (!text) return null;
  const { email, until }: { email: string; until: number } = JSON.parse(text);
  return until > now ? email : null;
}
