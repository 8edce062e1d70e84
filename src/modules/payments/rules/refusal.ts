/**
 * Why a payment was refused, in terms a buyer can act on: the bank's refusal, the check of a new card, data the provider did not accept,
 * a card on our block list, or a confirmation at the bank that failed or was not made.
 */
export const REFUSAL_KINDS = [
  "saldo",
  "cvv",
  "numero",
  "vencido",
  "bloqueado",
  "nao_permitido",
  "suspeita",
  "temporario",
  "verificacao",
  "dados",
  "nao_aceito",
  "confirmacao",
  "nao_confirmado",
  "outro",
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** The refusal code of an attempt whose data the provider did not accept; the field of the person follows a colon. */
export const WRONG_DATA = "dados";
/** The refusal code of an attempt whose new card failed the check at the bank. */
export const CARD_NOT_VERIFIED = "verificacao";

/** The refusal code of an attempt whose card is on the block list: the bank was not consulted. */
export const CARD_BLOCKED = "bloqueio";

/** The refusal code of an attempt whose buyer did not confirm at their bank in time: no bank refused it. */
export const NOT_CONFIRMED = "nao_confirmado";

/** Return codes by kind: ABECS since August 2026, those the acquirer sent before, and the card networks' two digits. */
const CODES: Partial<Record<RefusalKind, readonly string[]>> = {
  saldo: ["1016", "51"],
  cvv: ["1045", "5025", "N7", "82"],
  numero: ["1011", "14"],
  vencido: ["1001", "1033", "2001", "54"],
  bloqueado: ["1004", "1022", "1025", "1032", "2000", "2004", "2007", "2008", "2009", "41", "43", "62", "78"],
  nao_permitido: ["1019", "57"],
  suspeita: ["1002", "1043", "1070", "2002", "59", "63"],
  temporario: ["91"],
  verificacao: [CARD_NOT_VERIFIED],
  nao_aceito: [CARD_BLOCKED],
  confirmacao: ["1071"],
  nao_confirmado: [NOT_CONFIRMED],
};

const KIND_OF = new Map(
  Object.entries(CODES).flatMap(([kind, codes]) => (codes ?? []).map((code) => [code, kind as RefusalKind])),
);
/** Failures of the card networks themselves: the card was not judged, and a retry may succeed, except after 9200. */
const OF_THE_NETWORK = /^9(?!200)\d{3}$/;

/** Regular expression, for SQL, of refusals that do not count against the card: network failures, and data that is not the card's. */
export const NOT_OF_THE_CARD = `^(9[0-9]{3}|91|${WRONG_DATA}(:.*)?)$`;

/** The kind of a refusal by its code; an unknown code, or none, is "outro". */
export function refusalKind(code: string | null): RefusalKind {
  const known = KIND_OF.get(code ?? "");
  if (known) return known;
  if (code?.startsWith(WRONG_DATA)) return "dados";
  return OF_THE_NETWORK.test(code ?? "") ? "temporario" : "outro";
}
