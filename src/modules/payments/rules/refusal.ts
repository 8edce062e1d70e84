/** Why a payment was refused, in the only terms a buyer can act on: the bank's word, the check of a new card, data it would not take, a card on our own block list, or a confirmation at the bank that failed or never came. */
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

/** What an attempt whose data the provider would not take leaves as its code; the field of the person follows a colon. */
export const WRONG_DATA = "dados";
/** What an attempt whose new card did not pass the check at the bank leaves as its code. */
export const CARD_NOT_VERIFIED = "verificacao";

/** What an attempt whose card is on the block list leaves as its code: the bank was not asked. */
export const CARD_BLOCKED = "bloqueio";

/** What an attempt leaves whose buyer did not confirm at their bank in time: no bank said no. */
export const NOT_CONFIRMED = "nao_confirmado";

/** Return codes by kind: ABECS since August 2026, those the acquirer sent before, and the networks' two digits. */
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
/** The networks' own troubles: the card was not judged, and may pass in a moment. 9200 is the one that never will. */
const OF_THE_NETWORK = /^9(?!200)\d{3}$/;

/** Refusals that say nothing against the card: the network's troubles, and data that is not the card's. For SQL. */
export const NOT_OF_THE_CARD = `^(9[0-9]{3}|91|${WRONG_DATA}(:.*)?)$`;

/** The kind of a refusal by its code; codes we do not know, and none at all, are "outro". */
export function refusalKind(code: string | null): RefusalKind {
  const known = KIND_OF.get(code ?? "");
  if (known) return known;
  if (code?.startsWith(WRONG_DATA)) return "dados";
  return OF_THE_NETWORK.test(code ?? "") ? "temporario" : "outro";
}
