import { timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { env } from "../env.ts";
import { metricsText } from "../metrics.ts";
import { listen } from "./listen.ts";

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Whether the header carries METRICS_TOKEN; false when no token is set. */
function holdsMetricsToken(authorization: string | undefined, token = env.METRICS_TOKEN): boolean {
  const given = Buffer.from(authorization ?? "");
  const right = Buffer.from(`Bearer ${token}`);
  return token !== undefined && given.length === right.length && timingSafeEqual(given, right);
}

/** Serves the metrics at the site's own address to whoever sends the token; 404 for anyone else. */
export async function answerMetrics(request: Request, token = env.METRICS_TOKEN): Promise<Response> {
  if (!holdsMetricsToken(request.headers.get("authorization") ?? undefined, token))
    return new Response("Não encontrado", { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(await metricsText(), { headers: { "content-type": TYPE, "cache-control": "no-store" } });
}

/** Metrics on METRICS_PORT, a port the network must not expose; a token is required too when one is set. Null without the port. */
export function openMetricsPort({ METRICS_PORT, METRICS_TOKEN, HOST } = env): Server | null {
  if (METRICS_PORT === undefined) return null;
  const server = createServer((incoming, outgoing) => {
    const isRequested = incoming.url === "/metrics" && incoming.method === "GET";
    if (!isRequested || (METRICS_TOKEN !== undefined && !holdsMetricsToken(incoming.headers.authorization, METRICS_TOKEN)))
      return void outgoing.writeHead(404).end();
    metricsText().then(
      (text) => outgoing.writeHead(200, { "content-type": TYPE }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
  return listen(server, "METRICS_PORT", METRICS_PORT, HOST, "measures");
}
