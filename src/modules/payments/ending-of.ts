import type { ConfigurationCause, PagarmeFailure } from "#integrations/pagarme/answer.ts";
import { personField } from "#integrations/pagarme/charge-fault.ts";
import { log } from "#platform/log.ts";
import { TOKEN_SPENT } from "./find-attempt.ts";
import { WRONG_DATA } from "./rules/refusal.ts";
import { OUR_FAULT, PROVIDER_AWAY } from "./seen-charge.ts";

/** Why sending an attempt failed; nothing was charged, unless the status is `desconhecida`. */
export type Ended = {
  status: "recusada" | "nao_existe" | "desconhecida";
  refusal: string | null;
  cause?: ConfigurationCause;
  detail?: string;
};

/** The cause of a call that certainly charged nothing: the provider is unavailable, our account or request, or the buyer's data. */
export function endingOf(attemptId: string, failure: Exclude<PagarmeFailure, { kind: "unknown" }>): Ended {
  if (failure.kind === "unavailable") return { status: "nao_existe", refusal: PROVIDER_AWAY };
  if (failure.kind === "misconfigured")
    return { status: "nao_existe", refusal: OUR_FAULT, cause: failure.cause, detail: `${failure.status} ${failure.message}` };
  const { status, message, errors } = failure;
  const texts = [message, ...Object.keys(errors), ...Object.values(errors).flat()];
  if (texts.some((text) => /token/i.test(text))) return { status: "nao_existe", refusal: TOKEN_SPENT };
  log.error({ attemptId, status, errors: Object.keys(errors) }, "the provider refused our request");
  const field = personField(Object.keys(errors).length > 0 ? Object.keys(errors) : [message]);
  if (field) return { status: "recusada", refusal: `${WRONG_DATA}:${field}` };
  return { status: "nao_existe", refusal: OUR_FAULT, cause: "request", detail: `${status} ${message}` };
}
