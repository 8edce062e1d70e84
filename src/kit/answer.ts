/** The type a function resolves to. */
export type AnswerOf<F extends (...args: never) => unknown> = Awaited<ReturnType<F>>;

/** The same without refusals, null and undefined. */
export type FactsOf<F extends (...args: never) => unknown> = Exclude<AnswerOf<F>, { ok: false } | null | undefined>;
