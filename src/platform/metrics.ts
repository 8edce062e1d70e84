import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from "prom-client";

register.clear();
collectDefaultMetrics();

export const requestSeconds = new Histogram({
  name: "autoria_http_request_seconds",
  help: "Time to answer a request",
  labelNames: ["kind", "status"] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});
export const pageCache = new Counter({
  name: "autoria_page_cache_total",
  help: "Page cache answers",
  labelNames: ["answer"] as const,
});
export const replicaReads = new Counter({
  name: "autoria_replica_reads_total",
  help: "Readings that could be made of the replica, by who answered them",
  labelNames: ["answer"] as const,
});
export const jobsFinished = new Counter({
  name: "autoria_jobs_total",
  help: "Jobs finished",
  labelNames: ["job", "outcome"] as const,
});
export const providerCalls = new Histogram({
  name: "autoria_provider_call_seconds",
  help: "Calls to the payment provider",
  labelNames: ["call", "outcome"] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});
export const cardsRefused = new Counter({
  name: "autoria_cards_refused_total",
  help: "Card data that reached the server and was refused",
});
export const limitRefusals = new Counter({
  name: "autoria_limit_refusals_total",
  help: "Calls refused by a rate limit",
  labelNames: ["limit"] as const,
});
export const cspReports = new Counter({
  name: "autoria_csp_reports_total",
  help: "What browsers blocked by our content security policies",
  labelNames: ["directive", "blocked"] as const,
});
export const ledgerTrouble = new Gauge({
  name: "autoria_ledger_violations",
  help: "Violations of the invariants of the books, as last counted",
  labelNames: ["check", "invariant"] as const,
});
export const reconciliationFindings = new Gauge({
  name: "autoria_reconciliation_findings",
  help: "Differences from the provider's books, as last compared",
});
export const cdnPurgeLag = new Gauge({
  name: "autoria_cdn_purge_lag_seconds",
  help: "How long the oldest change waits for the network of caches to be told of it",
});
export const partitionRoom = new Gauge({
  name: "autoria_partition_room",
  help: "Numbers left before the end of the last partition of a table",
  labelNames: ["table"] as const,
});
export const liveStreams = new Gauge({ name: "autoria_live_streams", help: "Open server-sent event streams" });

export const metricsText = (): Promise<string> => register.metrics();
