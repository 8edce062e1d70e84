/** What a verb returns. A refusal is a value with a literal reason; bugs and outages throw. */
export type Outcome<T, R extends string = never> = Ok<T> | Refusal<R>;

export type Ok<T> = { ok: true; value: T };

/** `fields` maps an input to a sentence in Portuguese about it. */
export type Refusal<R extends string> = {
  ok: false;
  reason: R;
  fields?: Record<string, string>;
  data?: RefusalData;
};

/** Values for the code that handles a refusal, never sentences. */
export type RefusalData = { [name: string]: string | number | boolean | null | readonly string[] };

export function ok(): Ok<void>;
export function ok<T>(value: T): Ok<T>;
export function ok(value?: unknown): Ok<unknown> {
  return { ok: true, value };
}

/** What a refusal contains besides its reason. */
type RefusalFacts = { fields?: Record<string, string> | undefined; data?: RefusalData | undefined };

export function refuse<R extends string>(reason: R, { fields, data }: RefusalFacts = {}): Refusal<R> {
  return { ok: false, reason, ...(fields ? { fields } : {}), ...(data ? { data } : {}) };
}
