import { describe, expect, it } from "vitest";
import { type CardFieldName, readCard, refusedFields } from "./read-card.ts";

const now = new Date("2026-11-21T15:00:00Z");
const GOOD: Record<CardFieldName, string> = {
  cardNumber: "4000 0000 0000 0010",
  cardName: "João d'Ávila-Silva",
  expiryDate: "12/2031",
  cvv: "123",
  holderDocument: "",
};

function read(over: Partial<Record<CardFieldName, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...over })) form.set(name, value);
  return readCard(form, now);
}

describe("the typed card", () => {
  it("comes out ready for the provider, digits only", () => {
    expect(read()).toEqual({
      card: { number: "4000000000000010", holderName: "João d'Ávila-Silva", expMonth: 12, expYear: 2031, cvv: "123" },
      mistakes: {},
    });
    expect(read({ holderDocument: "529.982.247-25" }).card?.holderDocument).toBe("52998224725");
  });

  it("without a name on it is the buyer's, and of nobody else's document", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...GOOD, cardName: "", holderDocument: "11144477735" })) form.set(name, value);
    const { card } = readCard(form, now, "Marina Prado");
    expect(card?.holderName).toBe("Marina Prado");
    expect(card?.holderDocument).toBeUndefined();
    expect(readCard(form, now, "").mistakes.cardName).toMatch(/Escreva o nome/);
    expect(readCard(form, now, "Escola 21 de Abril").mistakes.cardName).toMatch(/Escreva o nome/);
  });

  it.each([
    ["cardNumber", "4000 0000 0000 0011", /um dos dígitos não bate/],
    ["cardNumber", "4000", /Faltam números/],
    ["cardNumber", "", /Escreva o número do cartão/],
    ["cardName", "J", /pelo menos 2|como está no cartão/],
    ["cardName", "JOAO 4000", /só com letras/],
    ["expiryDate", "10/26", /venceu/],
    ["expiryDate", "00/30", /mês e ano/],
    ["cvv", "12", /Faltou um dígito/],
    ["cvv", "12345", /3 números, atrás/],
    ["cvv", "1234", /3 números, atrás/],
    ["holderDocument", "529.982.247-26", /CPF inválido/],
  ] as const)("%s %j explains itself (B101 to B104)", (field, value, words) => {
    const { card, mistakes } = read({ [field]: value });
    expect(card).toBeNull();
    expect(mistakes[field]).toMatch(words);
  });

  it("the American Express code has four digits", () => {
    expect(read({ cardNumber: "3782 822463 10005", cvv: "1234" }).card?.cvv).toBe("1234");
    expect(read({ cardNumber: "3782 822463 10005", cvv: "123" }).mistakes.cvv).toBe("Faltou um dígito.");
  });

  it("what the provider refuses returns to the right field, and to the number when it does not say which", () => {
    expect(Object.keys(refusedFields(["exp_year", "cvv"]))).toEqual(["expiryDate", "cvv"]);
    expect(Object.keys(refusedFields([]))).toEqual(["cardNumber"]);
  });
});
