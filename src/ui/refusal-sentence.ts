type Refusal = { reason: string; fields?: Record<string, string> | undefined };

const OFFLINE = "Você está sem internet. O que você escreveu continua aqui: tente de novo quando a conexão voltar.";

/**
 * What a refused call says of the whole form: the server's own sentence, that of its reason, or `failed` when nobody answered
 * (`null`) and the connection is not to blame.
 */
export function refusalSentence(answer: Refusal | null, messages: Record<string, string>, failed: string): string {
  if (answer) return answer.fields?.form ?? messages[answer.reason] ?? failed;
  return navigator.onLine ? failed : OFFLINE;
}
