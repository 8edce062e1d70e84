import { describe, expect, it } from "vitest";
import * as z from "zod";

import {
  addressNumberField,
  birthDateField,
  cepField,
  cnpjField,
  codeField,
  cpfField,
  documentField,
  emailField,
  fullNameField,
  holderNameField,
  idField,
  moneyField,
  moneyFieldBetween,
  nameField,
  optionalTextField,
  passwordField,
  percentField,
  phoneField,
  slugField,
  textField,
  titleField,
  ufField,
} from "./fields.ts";

function answerOf(schema: z.ZodType, input: unknown): unknown {
  const answer = schema.safeParse(input);
  return answer.success ? answer.data : answer.error.issues.map((issue) => issue.message).join(" | ");
}

const birthDate = birthDateField(() => new Date("2026-03-18T12:00:00Z"));
const required = {
  addressNumberField,
  birthDate,
  cepField,
  cnpjField,
  codeField,
  cpfField,
  documentField,
  emailField,
  fullNameField,
  holderNameField,
  moneyField,
  nameField,
  passwordField,
  percentField,
  phoneField,
  title: titleField(80),
  ufField,
};

describe("form fields", () => {
  it.each<[string, z.ZodType, string, unknown]>([
    ["B001", documentField, " 529 982 247 25 ", { kind: "cpf", value: "52998224725" }],
    ["B008", cnpjField, "12abc34501de35", "12ABC34501DE35"],
    ["B018", emailField, "Maria@Exemplo.com.br ", "Maria@Exemplo.com.br"],
    ["B030", passwordField, "  bem guardada  ", "  bem guardada  "],
    ["B032", phoneField, "+55 11 99999-9999", "11999999999"],
    ["B037", cepField, "36010-000", "36010000"],
    ["B038", ufField, "mg", "MG"],
    ["B039", addressNumberField, "s/n", "s/n"],
    ["B039", addressNumberField, "12-A", "12-A"],
    ["B090", codeField, " natal10 ", "NATAL10"],
    ["B121", moneyField, "1.000,00", 100_000],
    ["B128", titleField(80), " Cafe\u0301 ", "Café"],
    ["§6", textField({ max: 80, multiline: true }), "a\r\nb", "a\nb"],
  ])("%s: reads what will be stored", (_id, schema, input, value) => {
    expect(answerOf(schema, input)).toEqual(value);
  });

  it.each<[string, z.ZodType, string, string]>([
    ["B002", documentField, "52998224724", "CPF inválido. Confira os 11 números."],
    ["B006", cpfField, "11.222.333/0001-81", "Isto é um CNPJ. Aqui vai o CPF, com 11 números."],
    ["B006", cnpjField, "529.982.247-25", "Isto é um CPF. Aqui vai o CNPJ, com 14 caracteres."],
    ["B019", emailField, "a@b", "Confira o e-mail. O formato é nome@exemplo.com."],
    ["B022", emailField, "joão@exêmplo.com.br", "Escreva o e-mail sem acentos."],
    ["B026", titleField(80), "\u200b\u200b", "Escreva o título."],
    ["B029", passwordField, "senha123", "Esta senha é fácil de adivinhar. Junte três palavras que só você juntaria."],
    ["B033", birthDate, "31/02/1990", "Esta data não existe. Escreva dia, mês e ano: 28/02/1990."],
    ["B035", birthDate, "01/01/2010", "Para vender é preciso ter 18 anos ou mais."],
    ["B037", cepField, "00000-000", "Confira o CEP. São 8 números: 36010-000."],
    ["B039", addressNumberField, "1".repeat(300), "O texto passou de 15 caracteres."],
    ["B064", titleField(80), "a\0", "O texto tem um caractere que não dá para guardar. Escreva de novo, sem colar."],
    ["B171", moneyField, "1,000.50", "Escreva o valor com vírgula e centavos, como 1.234,56."],
    ["B125", moneyFieldBetween(300, 200_000), "0,10", "O valor vai de R$\u00a03,00 a R$\u00a02.000,00."],
    ["B078", idField, "1e3", "Este endereço não existe."],
    ["B132", slugField, "..", "Este endereço não existe."],
  ])("%s: refuses with a single sentence", (_id, schema, input, sentence) => {
    expect(answerOf(schema, input)).toBe(sentence);
  });

  it.each(Object.entries(required))("%s: empty, missing or of another type asks for what is missing", (_name, schema) => {
    for (const input of ["", undefined, null, 7, ["x"], {}, new Date(0), new File([], "x")])
      expect(answerOf(schema, input)).toMatch(/^(Escreva|Escolha|Preencha) .+\.$/);
  });

  it("an optional text accepts nothing and still refuses what does not fit", () => {
    const note = optionalTextField({ max: 5 });
    expect([undefined, "", "  ", " abc "].map((input) => answerOf(note, input))).toEqual(["", "", "", "abc"]);
    expect(answerOf(note, "abcdefg")).toBe("O texto passou de 5 caracteres.");
  });

  it("a strict form refuses an extra key (B059)", () => {
    const form = z.strictObject({ email: emailField });
    expect(form.safeParse({ email: "a@x.com" }).success).toBe(true);
    expect(form.safeParse({ email: "a@x.com", role: "admin" }).success).toBe(false);
  });
});
