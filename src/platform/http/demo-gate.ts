import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Machines that prove who they are in another way, or ask only whether anybody is here. The whole address: what follows a prefix may climb out of it. */
const OPEN = /^\/(?:healthz|readyz|webhooks\/[a-z]+)$/;
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Closes a demonstration shown to the world: nothing of it is seen without the password, under whatever name. Answers true when it
 * turned the caller away.
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
