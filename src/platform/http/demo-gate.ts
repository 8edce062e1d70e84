import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Requests from machines that authenticate in another way, or only check whether the process is alive. Matches the complete path: what
 * follows a prefix could escape from it.
 */
const OPEN = /^\/(?:healthz|readyz|webhooks\/[a-z]+)$/;
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Protects a public demonstration with HTTP Basic: nothing of it is served without the password; any user name is accepted. Returns true
 * when it answered 401.
 */
export function demoGate(password: string | undefined): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  if (password === undefined) return () => false;
  const right = digest(password);
  return (incoming, outgoing) => {
    if (OPEN.test((incoming.url ?? "").split("?")[0] ?? "")) return false;
    const [kind, encoded = ""] = (incoming.headers.authorization ?? "").split(" ");
    const given = Buffer.from(encoded, "base64").toString();
    if (kind === "Basic" && timingSafeEqual(digest(given.slice(given.indexOf(":") + 1)), right)) {
      outgoing.setHeader("x-robots-tag", "noindex");
      return false;
    }
    outgoing
      .writeHead(401, {
        "www-authenticate": 'Basic realm="Demonstracao", charset="UTF-8"',
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
      })
      .end("Esta demonstração é fechada: peça a senha a quem a mostra.");
    return true;
  };
}
