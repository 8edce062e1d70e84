import { AsyncLocalStorage } from "node:async_hooks";
import { type Attributes, type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";
import { log } from "#platform/log.ts";
import { setTracing } from "#platform/tracing.ts";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
/** A collector that does not answer is told of in the log this often at most. */
const TROUBLE_MS = 60_000;
/** What is left is sent when the process ends, if it can be in this time. */
const FAREWELL_MS = 2_000;

/**
 * Sends the traces of this process to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. The SDK reads its standard variables (sampling, headers,
 * time-outs, sizes) and sends in batches from a queue that is bounded (2,048 spans): while the collector does not answer the newest are dropped, and
 * nothing waits for it. Nothing is registered globally, so Sentry's own tracing goes on beside it. Returns how to stop.
 */
export function startTracing(serviceName: string, role: string): () => Promise<void> {
  const current = new AsyncLocalStorage<Context>();
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": serviceName, "service.role": role })),
    spanProcessors: [new BatchSpanProcessor(telling(new OTLPTraceExporter(), (tell) => current.exit(tell)))],
  });
  const tracer = provider.getTracer("autoria");

  function run<T>(span: Span, work: () => T): T {
    return current.run(trace.setSpan(ROOT_CONTEXT, span), () => {
      try {
        const answer = work();
        if (!(answer instanceof Promise)) {
          span.end();
          return answer;
        }
        return answer.then(
          (value) => {
            span.end();
            return value;
          },
          (error: unknown) => {
            fail(span, error);
            throw error;
          },
        ) as T;
      } catch (error) {
        fail(span, error);
        throw error;
      }
    });
  }

  setTracing({
    begin: ({ name, kind, attributes = {} }, parent, work) => {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent));
      return run(span, () => work((more: Attributes) => void span.setAttributes(more)));
    },
    within: ({ name, kind, attributes = {} }, work) => {
      const here = current.getStore();
      if (!here || !trace.getSpan(here)?.isRecording()) return work();
      return run(tracer.startSpan(name, { kind: KINDS[kind], attributes }, here), work);
    },
    traceparent: () => {
      const at = current.getStore();
      const span = at && trace.getSpanContext(at);
      return span ? `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, "0")}` : null;
    },
  });
  return async () => {
    const late = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
}

/** An error's message may hold what a person wrote: only its kind is sent. */
function fail(span: Span, error: unknown): void {
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", code ?? (error instanceof Error ? error.name : "unknown"));
  span.end();
}

/** The context of a `traceparent` of W3C; what is not one begins a trace of its own. */
function contextOf(parent: string | null): Context {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true });
}

/** The exporter, which says in the log that the collector is not taking traces, now and then: of no trace, whose request its timer may come from. */
function telling(exporter: SpanExporter, outside: (tell: () => void) => void): SpanExporter {
  let toldAt = -Infinity;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - toldAt > TROUBLE_MS) {
          toldAt = performance.now();
          const { message } = result.error;
          outside(() => log.warn({ err: message }, "traces not sent"));
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
