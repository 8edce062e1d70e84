/** Why a bank said no, in the only terms a buyer can act on. */
export const REFUSAL_KINDS = ["saldo", "cvv", "vencido", "bloqueado", "suspeita", "outro"] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** Return codes by kind: ABECS since August 2026, those the acquirer sent before, and the networks' two digits. */
const CODES: Record<Exclude<RefusalKind, "outro">, readonly string[]> = {
  saldo: ["1016", "51"],
  cvv: ["1019", "1045", "5025", "N7"],
  vencido: ["1001", "1033", "2001", "54"],
  bloqueado: ["1004", "1022", "1025", "1032", "2000", "2004", "2007", "2008", "2009", "41", "43", "62", "78"],
  suspeita: ["1002", "1043", "1070", "1071", "2002", "59", "63"],
};

const KIND_OF = new Map(Object.entries(CODES).flatMap(([kind, codes]) => codes.map((code) => [code, kind as RefusalKind])));

/** The kind of a refusal by its code; codes we do not know, and none at all, are "outro". */
export function refusalKind(code: string | null): RefusalKind {
  return KIND_OF.get(code ?? "") ?? "outro";
}
