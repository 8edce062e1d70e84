import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "./checklist.ts";
import { FIRST_CHECKLIST } from "./first-checklist.fixture.ts";
import type { AnswerField } from "./requirement-list.ts";
import {
  type Account,
  type Answers,
  changedItems as changedOf,
  checklistOf as stateOfChecklist,
  EMPTY_ANSWERS,
  isReady,
  type Marked,
  type Problems,
  problemsOf as problemsOfChecklist,
} from "./requirements.ts";

const problemsOf = (answers: Answers, account: Account) => problemsOfChecklist(FIRST_CHECKLIST, answers, account);
const checklistOf = (answers: Answers, account: Account, marks: readonly Marked[]) =>
  stateOfChecklist(FIRST_CHECKLIST, answers, account, marks);
const changedItems = (before: Answers, after: Answers) => changedOf(FIRST_CHECKLIST, before, after);

const ACCOUNT = { email: "otavio@exemplo.com.br", emailVerified: true };
const WHOLE: Answers = {
  legalName: "Otávio Brito Lins",
  document: "529.982.247-25",
  city: "Recife",
  uf: "PE",
  storeName: "Ateliê do Otávio",
  authorName: "Otávio Brito",
  area: "costura-e-bordado",
  about: "Faço moldes de costura para quem está começando, com tabela de medidas e vídeo de cada etapa da peça.",
  sampleUrl: "https://otavio.exemplo.com.br/moldes",
  sampleWords: "",
  isAdult: true,
  ownsProduct: true,
  acceptsRules: true,
  extra: {},
};

describe("what an application lacks", () => {
  it("nothing, when it is whole", () => {
    expect(problemsOf(WHOLE, ACCOUNT)).toEqual({});
    expect(isReady(checklistOf(WHOLE, ACCOUNT, []))).toBe(true);
  });

  it("a company sells under its name, digits and all", () => {
    for (const legalName of ["Escola 21 de Abril Ltda", "Petrobras"])
      expect(problemsOf({ ...WHOLE, legalName, document: "11.222.333/0001-81" }, ACCOUNT)).toEqual({});
    expect(problemsOf({ ...WHOLE, legalName: "Escola 21 de Abril Ltda" }, ACCOUNT)).toHaveProperty("legalName");
  });

  const wrong: [string, Partial<Answers>, AnswerField][] = [
    ["nome sem sobrenome", { legalName: "Otávio" }, "legalName"],
    ["CPF que não existe", { document: "529.982.247-26" }, "document"],
    ["sem cidade", { city: "  " }, "city"],
    ["estado que não existe", { uf: "XX" }, "uf"],
    ["loja com nome da casa", { storeName: "Autoria Oficial" }, "storeName"],
    ["assinatura vazia", { authorName: "" }, "authorName"],
    ["sem área", { area: "" }, "area"],
    ["apresentação curta", { about: "Faço moldes." }, "about"],
    ["amostra sem https", { sampleUrl: "http://otavio.exemplo.com.br" }, "sampleUrl"],
    ["amostra que não é endereço", { sampleUrl: "meu instagram" }, "sampleUrl"],
    ["amostra com senha no endereço", { sampleUrl: "https://eu:senha@exemplo.com.br" }, "sampleUrl"],
    ["sem amostra nenhuma", { sampleUrl: "", sampleWords: "Um molde." }, "sampleUrl"],
    ["menor de idade", { isAdult: false }, "isAdult"],
    ["material de outra pessoa", { ownsProduct: false }, "ownsProduct"],
    ["sem aceitar as regras", { acceptsRules: false }, "acceptsRules"],
  ];

  it.each(wrong)("%s: the sentence is beside the field", (_, part, field) => {
    const answers = { ...WHOLE, ...part };
    expect(Object.keys(problemsOf(answers, ACCOUNT))).toEqual([field]);
    expect(isReady(checklistOf(answers, ACCOUNT, []))).toBe(false);
  });

  it("a description stands in for the sample's address, and a CNPJ for the CPF", () => {
    const sampleWords = "Um molde de avental em três tamanhos, com 12 páginas e fotos.";
    expect(problemsOf({ ...WHOLE, sampleUrl: "", sampleWords, document: "11.222.333/0001-81" }, ACCOUNT)).toEqual({});
  });

  it("an unconfirmed or disposable e-mail is no good for selling", () => {
    const accounts = [
      { email: "a@exemplo.com.br", emailVerified: false },
      { email: "a@mailinator.com", emailVerified: true },
    ];
    for (const account of accounts) {
      expect(problemsOf(WHOLE, account).email).toBeDefined();
      expect(isReady(checklistOf(WHOLE, account, []))).toBe(false);
    }
  });
});

describe("the checklist", () => {
  const stateOf = (items: ReturnType<typeof checklistOf>, key: string) => items.find((item) => item.key === key)?.state;

  it("what a person checks waits for them; the machine says the rest at once", () => {
    const items = checklistOf(WHOLE, ACCOUNT, [{ item: "loja", mark: "conferido", note: "" }]);
    expect(Object.fromEntries(items.map(({ key, state }) => [key, state]))).toEqual({
      email: "completo",
      pessoa: "completo",
      loja: "completo",
      apresentacao: "conferir",
      amostra: "conferir",
      maioridade: "completo",
      autoria: "completo",
      regras: "completo",
    });
  });

  it("what was requested holds the submission until it changes, and what was waived is missing to nobody", () => {
    const requested = checklistOf(WHOLE, ACCOUNT, [{ item: "amostra", mark: "ajuste", note: "Pede senha." }]);
    expect([stateOf(requested, "amostra"), isReady(requested)]).toEqual(["ajuste", false]);
    const corrected = checklistOf(WHOLE, ACCOUNT, [{ item: "amostra", mark: "corrigido", note: "Pede senha." }]);
    expect([stateOf(corrected, "amostra"), isReady(corrected)]).toEqual(["conferir", true]);
    const waived = checklistOf({ ...WHOLE, sampleUrl: "" }, ACCOUNT, [{ item: "amostra", mark: "dispensado", note: "" }]);
    expect([stateOf(waived, "amostra"), isReady(waived)]).toEqual(["dispensado", true]);
  });

  const text = fc.string({ maxLength: 30 });
  const { extra: noExtra, ...fields } = EMPTY_ANSWERS;
  const anything: fc.Arbitrary<Answers> = fc.record({
    ...(Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? text : fc.boolean()]),
    ) as { [F in AnswerField]: fc.Arbitrary<Answers[F]> }),
    extra: fc.constant(noExtra),
  });

  it("is only sent when there is no problem at all, and every problem belongs to an item of the list", () => {
    const known: string[] = FIRST_CHECKLIST.flatMap(({ key }) => [...fieldsOf(key)]);
    fc.assert(
      fc.property(anything, (answers) => {
        const problems: Problems = problemsOf(answers, ACCOUNT);
        expect(isReady(checklistOf(answers, ACCOUNT, []))).toBe(Object.keys(problems).length === 0);
        for (const field of Object.keys(problems)) expect(known).toContain(field);
      }),
    );
  });

  it("says the items that changed, and no other", () => {
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        expect(changedItems(before, before)).toEqual([]);
        const changed = changedItems(before, { ...before, about: after.about });
        expect(changed).toEqual(before.about === after.about ? [] : ["apresentacao"]);
      }),
    );
  });
});
