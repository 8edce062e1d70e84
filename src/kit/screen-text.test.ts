import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ScreenReason, screenText } from "./screen-text.ts";

describe("what a review may not show before someone reads it (B144)", () => {
  it.each<[string, ScreenReason[]]>([
    ["Veja mais em https://meusite.com.br/promocao", ["link"]],
    ["procure por www.outraloja.com", ["link"]],
    ["tem de graça no site do drivegratis.net", ["link"]],
    ["me segue no @helena.prado que mando mais", ["link"]],
    ["escreva para nome@exemplo.com.br", ["email"]],
    ["nome arroba provedor ponto com", ["email"]],
    ["meu zap é (32) 99999-0000", ["telefone"]],
    ["liga 32999990000 que eu faço", ["telefone"]],
    ["chama no +55 11 98888 7777", ["telefone"]],
    ["nove nove oito oito sete seis cinco quatro três", ["telefone"]],
    ["o CPF dela é 529.982.247-25", ["documento"]],
    ["NÃO COMPREM ISTO É UMA PORCARIA SEM FIM", ["gritos"]],
    ["amei!!!!!!!!!!", ["gritos"]],
    ["muuuuuuuuito bom mesmo", ["gritos"]],
    ["essa autora é uma vagabunda", ["ofensa"]],
    ["que M3RD4 de material", ["ofensa"]],
    ["vai t.o.m.a.r no c.u. seu o.t.a.r.i.o", ["ofensa"]],
    ["LADRÃO, devolve", ["ofensa"]],
  ])("%s", (text, reasons) => {
    expect(screenText(text)).toEqual(reasons);
  });
});

describe("what passes straight through", () => {
  it.each([
    "",
    "Usei com duas turmas de 5º ano e o jogo da barraca rendeu uma semana inteira.",
    "Não gostei. As fichas vieram em baixa resolução e o gabarito tem erro na página 14.",
    "Péssimo, perdi meu dinheiro: o arquivo não abre no Word 2010.",
    "Custou R$ 34,90 e valeu cada centavo. Comprei em 12/03/2026.",
    "Serve para 2025 2026, com as habilidades EF05MA03 e EF05MA07.",
    "Imprimi 1200 cópias a 0,08 cada, em A4 (210 x 297 mm).",
    "PDF, DOCX e PPTX: TUDO certo.",
    "O computador da escola é antigo, mas a porta da sala virou mural.",
    "Tem 1.234 palavras e 97 páginas; edição de 2024.",
    "Cuca, cubo e cucuia: os jogos de letras são ótimos.",
    "Nota 10/10, tirei 9,5 na prova.",
  ])("%s", (text) => {
    expect(screenText(text)).toEqual([]);
  });

  it("no text, however strange, breaks it", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1500, unit: "grapheme" }), (text) => {
        expect(Array.isArray(screenText(text))).toBe(true);
      }),
    );
  });

  it("an e-mail is found in the middle of any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (before, after) => {
        expect(screenText(`${before} fulana.prado@exemplo.com ${after}`)).toContain("email");
      }),
    );
  });
});
