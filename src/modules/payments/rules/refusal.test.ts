import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REFUSAL_TEXTS } from "../cards/messages.ts";
import { REFUSAL_KINDS, type RefusalKind, refusalKind } from "./refusal.ts";

describe("the reason for a decline (B107)", () => {
  it.each<[string | null, RefusalKind]>([
    ["1016", "saldo"],
    ["51", "saldo"],
    ["82", "cvv"],
    ["1019", "nao_permitido"],
    ["57", "nao_permitido"],
    ["1011", "numero"],
    ["14", "numero"],
    ["91", "temporario"],
    ["9200", "outro"],
    ["dados:email", "dados"],
    ["verificacao", "verificacao"],
    ["5025", "cvv"],
    ["1001", "vencido"],
    ["1033", "vencido"],
    ["54", "vencido"],
    ["1032", "bloqueado"],
    ["1002", "suspeita"],
    ["1043", "suspeita"],
    ["1070", "suspeita"],
    ["1071", "confirmacao"],
    ["nao_confirmado", "nao_confirmado"],
    ["1000", "outro"],
    ["9111", "temporario"],
    ["pedido recusado (422)", "outro"],
    ["", "outro"],
    [null, "outro"],
  ])("of the code %s is %s", (code, kind) => {
    expect(refusalKind(code)).toBe(kind);
  });

  it("is always one we can explain, whatever the code, and no text carries a code", () => {
    fc.assert(fc.property(fc.string(), (code) => REFUSAL_KINDS.includes(refusalKind(code))));
    expect(Object.keys(REFUSAL_TEXTS).toSorted()).toEqual([...REFUSAL_KINDS].toSorted());
    for (const text of Object.values(REFUSAL_TEXTS)) expect(text).not.toMatch(/\d{2,}/);
  });
});
