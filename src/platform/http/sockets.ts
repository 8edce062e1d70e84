import type { Server } from "node:http";
import type { Socket } from "node:net";
import { env } from "../env.ts";
import { inRanges, ipBucket } from "../network.ts";

type Patience = {
  /** How long the headers of a request may take to come, and the whole of it. */
  headersMs: number;
  requestMs: number;
  /** How long a connection may stand without a byte either way; what is kept open on purpose beats more often. */
  silenceMs: number;
  /** How many connections one network may have open, and all together. */
  perNetwork: number;
  all: number;
};

const PATIENCE: Patience = { headersMs: 15_000, requestMs: 600_000, silenceMs: 90_000, perNetwork: 1_000, all: 10_000 };

/** Lets nobody hold the server by being slow, silent or many. A trusted proxy speaks for many networks: it is counted only with all. */
export function guardSockets(server: Server, patience: Partial<Patience> = {}, isProxy = inRanges(env.TRUSTED_PROXIES)): void {
  const { headersMs, requestMs, silenceMs, perNetwork, all } = { ...PATIENCE, ...patience };
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.maxHeadersCount = 100;
  server.maxConnections = all;
  // Longer than a proxy keeps its side open, so that the side that closes is never ours.
  server.keepAliveTimeout = 65_000;
  server.setTimeout(silenceMs, (socket) => socket.destroy());
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isProxy(address)) return;
    const network = ipBucket(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perNetwork) return void socket.destroy();
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
