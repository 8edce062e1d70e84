import type { LookupFunction } from "node:net";
import type { ProbeResult } from "#kit/probe-result.ts";
import { env } from "../env.ts";
import { NO_SUCH_HOST, type Transport } from "./transport.ts";

type Ask = { method: "HEAD" | "GET"; mayAsk: (url: URL) => boolean; transport: Transport; patienceMs?: number };

const PATIENCE_MS = 8_000;
const MOST_REDIRECTS = 5;
/** Identifies us to whoever runs the other site. */
const USER_AGENT = `Autoria-links/1.0 (+${env.publicUrl})`;

/**
 * Requests an address on another site to know whether it exists, following redirects only where `mayAsk` allows. Each name is resolved once
 * and the connection goes to those same addresses, all of which must be public: a name that resolves to another address between the check
 * and the connection reaches nothing of ours. Only the status and the `location` header are read.
 */
export async function probeUrl(
  address: string,
  { method, mayAsk, transport, patienceMs = PATIENCE_MS }: Ask,
): Promise<ProbeResult> {
  const signal = AbortSignal.timeout(patienceMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (!mayAsk(url)) return { kind: "elsewhere", url };
    try {
      const ips = await transport.resolve(url.hostname);
      if (ips.length === 0 || !ips.every(transport.mayReach)) return { kind: "unknown", cause: "an address of ours" };
      const { status, location } = await askOne(url, ips, { method, transport, signal });
      if (status < 300 || status >= 400 || location === null) return { kind: "status", status, url };
      if (!URL.canParse(location, url)) return { kind: "unknown", cause: "a redirect to nowhere" };
      url = new URL(location, url);
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (code === NO_SUCH_HOST) return { kind: "no_such_host", host: url.hostname };
      return { kind: "unknown", cause: typeof code === "string" ? code : String(error) };
    }
  }
  return { kind: "unknown", cause: "too many redirects" };
}

type Once = { method: string; transport: Transport; signal: AbortSignal };

function askOne(
  url: URL,
  ips: string[],
  { method, transport, signal }: Once,
): Promise<{ status: number; location: string | null }> {
  return new Promise((resolve, reject) => {
    const request = transport.request({
      hostname: url.hostname,
      port: transport.port,
      path: url.pathname + url.search,
      method,
      signal,
      agent: false,
      lookup: lookupAmong(ips),
      headers: { "user-agent": USER_AGENT, accept: "text/html,*/*;q=0.5", "accept-language": "pt-BR,pt;q=0.9" },
    });
    request.on("response", (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
      answer.destroy();
    });
    request.on("error", reject);
    request.end();
  });
}

/** Returns the addresses already checked, instead of resolving the name again. */
function lookupAmong(ips: string[]): LookupFunction {
  const found = ips.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  return (_host, options, done) => {
    const [first] = found;
    if (options.all) done(null, found);
    else done(null, first?.address ?? "", first?.family);
  };
}
