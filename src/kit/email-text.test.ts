import { describe, expect, it } from "vitest";
import { checkEmailText } from "./check-email-text.ts";
import { aloneIn, type EmailParts, fillText, paragraphsOf, type VariableRules } from "./email-text.ts";

const PARTS: EmailParts = {
  subject: "{{codigo}} é o seu código",
  preview: "Vale por dez minutos.",
  title: "Seu código",
  body: "Oi, {{nome}}.\n\n{{codigo_grande}}\n\n> Veja {{ajuda}}.\n\n{{botao}}",
  button: "Entrar",
};
const VARIABLES: VariableRules = {
  nome: { label: "o nome", place: "texto", isMandatory: false },
  codigo: { label: "o código", place: "texto", isMandatory: false },
  codigo_grande: { label: "o código em letras grandes", place: "linha", isMandatory: true },
  ajuda: { label: "o link da ajuda", place: "frase", isMandatory: false },
  botao: { label: "o botão", place: "linha", isMandatory: true },
};
const check = (some: Partial<EmailParts>, hasButton = true) =>
  checkEmailText({ ...PARTS, ...some }, { variables: VARIABLES, hasButton });

describe("the words of an e-mail", () => {
  it("have their variables filled once: what a value says is never read as a variable", () => {
    expect(fillText("Oi, {{ nome }} {{nome}}", () => "{{botao}}")).toBe("Oi, {{botao}} {{botao}}");
  });

  it.each([
    ["Oi, {{nome}}. Chegou.", "Oi. Chegou."],
    ["Oi {{nome}}!", "Oi!"],
    ["Olá, {{nome}}", "Olá"],
    ["Sobre {{nome}}o pedido", "Sobre o pedido"],
    ["{{nome}} {{nome}}.", "."],
  ])("say nothing odd around a variable that says nothing: %j is %j", (text, filled) => {
    expect(fillText(text, () => "")).toBe(filled);
  });

  it("are cut into paragraphs by empty lines, the muted ones marked", () => {
    const paragraphs = paragraphsOf("Uma\nduas\n\n  \n\n> {{nota}}\n\n{{botao}}");
    expect(paragraphs.map(({ isMuted, lines }) => [isMuted, lines.length])).toEqual([
      [false, 2],
      [true, 1],
      [false, 1],
    ]);
    expect(paragraphs.map(aloneIn)).toEqual([null, "nota", "botao"]);
  });
});

describe("what the words of an e-mail may be", () => {
  it("nothing is wrong with words that fit", () => {
    expect(check({})).toEqual({});
    expect(check({ preview: "" })).toEqual({});
    expect(check({ preview: "A Pagar.me avisa em 1.234,50 s. Veja a folha.pdf: {{nome}}." })).toEqual({});
  });

  it("what was kept without a part, or with one that is no text, has a sentence for it", () => {
    const rules = { variables: VARIABLES, hasButton: true };
    expect(Object.keys(checkEmailText({}, rules)).toSorted()).toEqual(["body", "button", "subject", "title"]);
    expect(checkEmailText({ ...PARTS, body: null as never }, rules).body).toMatch(/Escreva o texto/);
  });

  it.each<[string, Partial<EmailParts>, keyof EmailParts, RegExp]>([
    ["an unknown variable", { title: "Oi, {{sobrenome}}" }, "title", /\{\{sobrenome\}\} não existe/],
    ["a name of every object", { title: "Oi, {{constructor}}" }, "title", /não existe/],
    ["a variable left open", { subject: "{{codigo é o seu" }, "subject", /Confira as chaves/],
    ["a variable in capitals", { subject: "{{Codigo}}" }, "subject", /Confira as chaves/],
    ["a body without the code", { body: "Oi, {{nome}}.\n\n{{botao}}" }, "body", /Falta \{\{codigo_grande\}\}/],
    ["a body without the button", { body: "{{codigo_grande}}" }, "body", /Falta \{\{botao\}\}/],
    ["a block within a sentence", { body: "Toque {{botao}}\n\n{{codigo_grande}}" }, "body", /fica sozinha/],
    ["a block twice", { body: "{{botao}}\n\n{{botao}}\n\n{{codigo_grande}}" }, "body", /uma vez/],
    ["a block in the subject", { subject: "{{codigo_grande}}" }, "subject", /só cabe no texto/],
    ["a link in the title", { title: "Veja {{ajuda}}" }, "title", /só cabe no texto/],
    ["no subject", { subject: " " }, "subject", /Escreva o assunto/],
    ["no title", { title: "" }, "title", /Escreva o título/],
    ["no text", { body: "" }, "body", /Escreva o texto/],
    ["a button that says nothing", { button: "" }, "button", /botão diz/],
    ["a subject of two lines", { subject: "Um\nBcc: outro@exemplo.com.br" }, "subject", /uma linha só/],
    ["a subject too long", { subject: "a".repeat(121) }, "subject", /no máximo 120/],
    ["a body too long", { body: `{{codigo_grande}}\n\n{{botao}}\n\n${"a".repeat(4_000)}` }, "body", /no máximo 4\.000/],
    ["an address in the subject", { subject: "{{codigo}} de https://exemplo.com" }, "subject", /endereços da internet/],
    ["an address that a mailbox would make a link", { title: "Entre em exemplo.com.br/x" }, "title", /endereços/],
    ["one with an ending of a country", { body: "Veja exemplo.ru/x\n\n{{codigo_grande}}\n\n{{botao}}" }, "body", /endereços/],
    ["an address cut by a variable", { preview: "Veja exem{{nome}}plo.com" }, "preview", /endereços/],
    ["one that a variable ends", { preview: "Veja https:{{nome}}" }, "preview", /endereços/],
    ["an address on the button", { button: "www.exemplo" }, "button", /endereços/],
    ["a preview that repeats the subject", { preview: "{{codigo}} é o seu código!" }, "preview", /outras palavras/],
  ])("refuses %s, beside its part", (_, some, part, sentence) => {
    const mistakes = check(some);
    expect(mistakes[part]).toMatch(sentence);
    expect(Object.keys(mistakes)).toEqual([part]);
  });

  it("has words for a button only where there is one", () => {
    expect(checkEmailText({ ...PARTS, body: "Oi.", button: "Entrar" }, { variables: {}, hasButton: false }).button).toMatch(
      /não tem/,
    );
  });
});
