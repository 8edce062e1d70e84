import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** What happens at the provider's door to the next creation of an order: it goes through, never arrives, or its answer is lost. */
export type Moment = "passes" | "never-arrives" | "answer-lost" | "answered";

/** A door before the sandbox: says when a creation reached it, and at which side of it the caller dies. */
export async function openDoor(sandboxPort: number) {
  let moment: Moment = "passes";
  let reached: (() => void) | null = null;
  const server = createServer((request, response) => void pass(request, response));

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isCreation = request.method === "POST" && request.url === "/core/v5/orders";
    const now = isCreation ? moment : "passes";
    if (now === "never-arrives") return announceCrossing();
    const forwarded = await fetch(`http://127.0.0.1:${sandboxPort}${request.url}`, {
      method: request.method ?? "GET",
      headers: forward(request),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const body = Buffer.from(await forwarded.arrayBuffer());
    if (now === "answer-lost") return announceCrossing();
    response.writeHead(forwarded.status, { "content-type": "application/json" });
    response.end(body, () => now === "answered" && announceCrossing());
  }

  function announceCrossing(): void {
    moment = "passes";
    reached?.();
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/core/v5`,
    /** Resolves when the next creation of an order got as far as `at`. */
    next: (at: Moment) => {
      moment = at;
      return new Promise<void>((resolve) => (reached = resolve));
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function forward({ headers }: IncomingMessage): Record<string, string> {
  const saved = ["authorization", "content-type", "idempotency-key", "accept"];
  return Object.fromEntries(saved.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}
