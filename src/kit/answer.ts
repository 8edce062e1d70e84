/** What a function answers, once it did. */
export type AnswerOf<F extends (...args: never) => unknown> = Awaited<ReturnType<F>>;

/** The same where there is something to show: without a refusal, null or undefined. */
export type FactsOf<F extends (...args: never) => unknown> = Exclude<AnswerOf<F>, { ok: false } | null | undefined>;
