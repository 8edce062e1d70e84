import type { ConfigurationCause } from "./answer.ts";

/** What the provider writes when the account, and not the request, is at fault; its statuses alone do not tell. */
const WORDS: readonly [RegExp, ConfigurationCause][] = [
  [
    /(3-?d-?s|3d secure|threed_?secure).*(not|n[aã]o) (est[aá] )?(enabled|allowed|available|habilitad|permitid|contratad)/i,
    "authentication",
  ],
  [/credit_card\.authentication/i, "authentication"],
  [/second authentication factor|ip de origem|not authorized.*ip|domain.*not (allowed|registered)/i, "origin"],
  [/split settings|not? allowed to create a recipient|split.*not enabled|sem ambiente|environment.*not configured/i, "feature"],
  [/not enabled|n[aã]o (est[aá] )?habilitad|ambiente n[aã]o configurado|erro desconhecido no proxy/i, "feature"],
  [/no default recipient|default recipient registered|recipient not found|recebedor n[aã]o encontrado/i, "recipient"],
];

/** What of our account a refusal is about; null when it is about the request or the person in it. */
export function configurationCause(status: number, texts: readonly string[]): ConfigurationCause | null {
  const named = WORDS.find(([words]) => texts.some((text) => words.test(text)))?.[1];
  // Asked about a recipient that does not exist, "not found" is the answer and no fault.
  if (named && !(named === "recipient" && status === 404)) return named;
  if (texts.some((text) => /no route matched/i.test(text))) return "request";
  if (status === 401) return "key";
  return status === 403 ? "origin" : null;
}
