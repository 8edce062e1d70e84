import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type CopyStatus, mustBeMade, stampLine } from "./rules.ts";

const MARK = "7F3K-9Q2M-X8WT";

test.each([
  ["Marina Souza", "52998224725", "Cópia de Marina Souza, CPF •••.982.247-••, pedido 10.234. Código 7F3K-9Q2M-X8WT"],
  ["  Escola\n Sol  ", "12ABC34501DE35", "Cópia de Escola Sol, CNPJ ••.ABC.345/01DE-••, pedido 10.234. Código 7F3K-9Q2M-X8WT"],
  ["Ana", "", "Cópia de Ana, pedido 10.234. Código 7F3K-9Q2M-X8WT"],
])("the stamp of %j says who, the masked document and the order", (name, document, line) => {
  expect(stampLine({ name, document, orderNumber: 10_234 }, MARK)).toBe(line);
});

test("never shows the whole document, and fits one line", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.stringMatching(/^[0-9]{11}$/), (name, document) => {
      fc.pre(!name.includes(document));
      const line = stampLine({ name, document, orderNumber: 99_999_999 }, MARK);
      expect(line.replaceAll(/\D/g, "")).not.toContain(document);
      expect(Array.from(line).length).toBeLessThan(160);
      expect(line).not.toContain("\n");
    }),
  );
});

describe("a copy is made again", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const cases: [string, { status: CopyStatus; recipe: string; requestedAt: Date } | null, boolean][] = [
    ["quando não há nenhuma", null, true],
    ["não, quando está pronta", { status: "pronta", recipe: "a", requestedAt: ago(60 * 24 * 29) }, false],
    ["quando o que ela diz mudou", { status: "pronta", recipe: "b", requestedAt: ago(1) }, true],
    ["quando os bytes venceram", { status: "vencida", recipe: "a", requestedAt: ago(1) }, true],
    ["não, enquanto espera na fila", { status: "na_fila", recipe: "a", requestedAt: ago(9) }, false],
    ["quando se perdeu na fila", { status: "na_fila", recipe: "a", requestedAt: ago(11) }, true],
    ["não, enquanto é preparada", { status: "preparando", recipe: "a", requestedAt: ago(9) }, false],
    ["quando se perdeu no preparo", { status: "preparando", recipe: "a", requestedAt: ago(11) }, true],
    ["não, logo depois de falhar", { status: "falhou", recipe: "a", requestedAt: ago(60) }, false],
    ["no dia seguinte a falhar", { status: "falhou", recipe: "a", requestedAt: ago(60 * 25) }, true],
  ];
  it.each(cases)("%s", (_, copy, expected) => {
    expect(mustBeMade(copy, "a", now)).toBe(expected);
  });
});
