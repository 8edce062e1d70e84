type Attributes = Record<string, string | number>;

/** One thing that takes time. Names and attributes never hold personal data, values of statements or parts of an address that identify anybody. */
export type Traced = { name: string; kind: "server" | "client" | "consumer"; attributes?: Attributes | undefined };

/** What collects traces. `parent`: the `traceparent` of what caused it, in another process or earlier; null when nothing is known to have. */
export type Tracing = {
  begin: <T>(traced: Traced, parent: string | null, work: (note: (attributes: Attributes) => void) => T) => T;
  /** Part of what is being traced; `work` alone when nothing is. */
  within: <T>(traced: Traced, work: () => T) => T;
  traceparent: () => string | null;
};

let tracing: Tracing | undefined;
export const setTracing = (started: Tracing): void => void (tracing = started);

/** Traces `work` from its beginning: a request, a job, an e-mail. Just `work` in a process that traces nothing. */
export const beginTrace: Tracing["begin"] = (traced, parent, work) =>
  tracing ? tracing.begin(traced, parent, work) : work(() => undefined);

/** Traces `work` as a part of what is going on: a statement, a call to another service. */
export const traced: Tracing["within"] = (what, work) => (tracing ? tracing.within(what, work) : work());

/** Identifies what is going on, to be stored in a row or sent along, so that what it causes later is traced with it. */
export const traceparent = (): string | null => tracing?.traceparent() ?? null;

/** For every log line: the trace it belongs to. */
export function traceFields(): { trace_id?: string } {
  const [, trace_id] = traceparent()?.split("-") ?? [];
  return trace_id === undefined ? {} : { trace_id };
}
