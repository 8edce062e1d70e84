/** An answer the API gives on purpose instead of a result; turned into a response by the app. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 422 | 429 | 500,
    message: string,
    readonly errors?: Record<string, string[]>,
  ) {
    super(message);
  }
}

export function invalid(errors: Record<string, string[]>): Refusal {
  return new Refusal(422, "The request is invalid.", errors);
}
