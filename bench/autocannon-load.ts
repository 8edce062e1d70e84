import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import type { Burst, Target } from "./load.ts";

const {
  url,
  connections,
  seconds,
  headers,
  paths = [new URL(url).pathname],
} = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Target;
const turns = Math.max(headers.length, paths.length);
const requested = Array.from({ length: turns }, (_, i) => ({
  method: "GET" as const,
  path: paths[i % paths.length] ?? "/",
  headers: headers[i % headers.length] ?? {},
}));
let clients = 0;
const { requests, duration, latency, non2xx, errors } = await autocannon({
  url: new URL(url).origin,
  connections,
  duration: seconds,
  // Each connection starts at a place of its own: all from the first would ask the same address at once, and one answer serves all.
  setupClient(client) {
    const from = Math.floor((clients++ * turns) / connections);
    client.setRequests([...requested.slice(from), ...requested.slice(0, from)]);
  },
});
const burst: Burst = {
  requests: requests.total,
  perSecond: requests.total / duration,
  p50Ms: latency.p50,
  p99Ms: latency.p99,
  errors: non2xx + errors,
};
process.stderr.write(JSON.stringify(burst));
