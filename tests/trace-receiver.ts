import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

type Value = { stringValue?: string; intValue?: number | string };
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status?: { code?: number };
  attributes: { key: string; value: Value }[];
};
type Request = {
  resourceSpans: { resource: { attributes: { key: string; value: Value }[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
};

/** A collector as OTLP over HTTP says it, at `url`, with all it received. `hang`: it takes what is sent and never answers. */
export async function openReceiver({ hang = false } = {}) {
  const requests: Request[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    void json(incoming).then((body) => {
      requests.push(body as Request);
      if (!hang) outgoing.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spans: () =>
      requests.flatMap((one) => one.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The spans as a tree, each under what it was a part of. */
export function drawTree(spans: ReceivedSpan[]): string[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const below = (parent: ReceivedSpan | null, depth: number): string[] =>
    spans
      .filter(({ parentSpanId }) => (parent ? parentSpanId === parent.spanId : !parentSpanId || !known.has(parentSpanId)))
      .flatMap((span) => [`${"  ".repeat(depth)}${span.name}`, ...below(span, depth + 1)]);
  return below(null, 0);
}
