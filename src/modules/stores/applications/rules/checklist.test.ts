import { describe, expect, it } from "vitest";
import { type ChecklistEntry, checklistMistakes, howOf, isAskable, MOST_OWN_ITEMS } from "./checklist.ts";
import { FIRST_CHECKLIST } from "./first-checklist.fixture.ts";
import { type Answers, changedItems, checklistOf, isReady, problemsOf } from "./requirements.ts";

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
const own = (more: Partial<ChecklistEntry> = {}): ChecklistEntry => ({
  key: "item-0a1b2c3d",
  title: "Como você faz",
  detail: "Conte as etapas.",
  proof: "texto",
  isRequired: true,
  mayBeWaived: true,
  ...more,
});
const changed = (key: string, more: Partial<ChecklistEntry>) =>
  FIRST_CHECKLIST.map((entry) => (entry.key === key ? { ...entry, ...more } : entry));
const stateOf = (entries: readonly ChecklistEntry[], answers: Answers, key: string) =>
  checklistOf(entries, answers, ACCOUNT, []).find((item) => item.key === key)?.state;

describe("a checklist that the administration writes", () => {
  it("may be in any order, leave out or ask as one likes what a store can do without, and have items of its own", () => {
    expect(checklistMistakes(FIRST_CHECKLIST)).toEqual({});
    expect(checklistMistakes([own(), ...FIRST_CHECKLIST.toReversed()])).toEqual({});
    expect(checklistMistakes(FIRST_CHECKLIST.filter(({ key }) => key !== "amostra" && key !== "apresentacao"))).toEqual({});
    expect(checklistMistakes(changed("apresentacao", { isRequired: false, mayBeWaived: true }))).toEqual({});
  });

  it.each<[string, readonly ChecklistEntry[], string, RegExp]>([
    ["without what a store needs", FIRST_CHECKLIST.filter(({ key }) => key !== "pessoa"), "form", /toda loja/],
    ["with the documents left to choice", changed("pessoa", { isRequired: false }), "entries.1.title", /sempre obrigatório/],
    ["with the store's name waived", changed("loja", { mayBeWaived: true }), "entries.2.title", /não se dispensa/],
    ["with an item twice", [...FIRST_CHECKLIST, own(), own()], "entries.9.title", /duas vezes/],
    ["with an item nothing proves", [...FIRST_CHECKLIST, own({ proof: null })], "entries.8.title", /prova/],
    ["with an item of a strange name", [...FIRST_CHECKLIST, own({ key: "constructor" })], "entries.8.title", /prova/],
    ["with another proof of its own", changed("amostra", { proof: "texto" }), "entries.4.title", /não muda/],
    ["with a declaration waived", [...FIRST_CHECKLIST, own({ proof: "declaracao" })], "entries.8.title", /não se dispensa/],
    [
      "with too many items",
      [
        ...FIRST_CHECKLIST,
        ...Array.from({ length: MOST_OWN_ITEMS + 1 }, (_, n) => own({ key: `item-0000000${n.toString(16)}` })),
      ],
      "form",
      /no máximo/,
    ],
  ])("is refused %s", (_, entries, place, sentence) => {
    expect(checklistMistakes(entries)[place]).toMatch(sentence);
  });

  it("what is written is looked at by a person and may be asked to change; what is declared is not", () => {
    expect([howOf(own()), isAskable(own())]).toEqual(["confere", true]);
    const declared = own({ proof: "declaracao" });
    expect([howOf(declared), isAskable(declared)]).toEqual(["declara", false]);
  });
});

describe("an item of its own", () => {
  const answered = (answer: string, entry: Partial<ChecklistEntry> = {}) => {
    const entries = [...FIRST_CHECKLIST, own(entry)];
    const answers = { ...WHOLE, extra: { "item-0a1b2c3d": answer } };
    const problem = problemsOf(entries, answers, ACCOUNT)["extra.item-0a1b2c3d"];
    return [stateOf(entries, answers, "item-0a1b2c3d"), problem !== undefined];
  };

  it.each<[string, Partial<ChecklistEntry>, string, boolean]>([
    ["", {}, "falta", true],
    ["Curto.", {}, "falta", true],
    ["Desenho à mão e depois digitalizo.", {}, "conferir", false],
    ["", { isRequired: false }, "opcional", false],
    ["Curto.", { isRequired: false }, "falta", true],
    ["http://exemplo.com.br", { proof: "endereco" }, "falta", true],
    ["https://exemplo.com.br/eu", { proof: "endereco" }, "conferir", false],
    ["", { proof: "declaracao", mayBeWaived: false }, "falta", true],
    ["talvez", { proof: "declaracao", mayBeWaived: false }, "falta", true],
    ["sim", { proof: "declaracao", mayBeWaived: false }, "completo", false],
  ])("answered “%s”, with %j, is %s", (answer, entry, state, isWrong) => {
    expect(answered(answer, entry)).toEqual([state, isWrong]);
  });

  it("changes by itself alone", () => {
    const entries = [...FIRST_CHECKLIST, own()];
    expect(changedItems(entries, WHOLE, { ...WHOLE, extra: { "item-0a1b2c3d": "Outra coisa." } })).toEqual(["item-0a1b2c3d"]);
    expect(changedItems(FIRST_CHECKLIST, WHOLE, { ...WHOLE, extra: { "item-0a1b2c3d": "Outra coisa." } })).toEqual([]);
  });
});

describe("an item that is not asked of everybody", () => {
  it("may be left out whole, and holds the sending when it is half-written", () => {
    const entries = changed("amostra", { isRequired: false });
    const without = { ...WHOLE, sampleUrl: "" };
    expect([stateOf(entries, without, "amostra"), isReady(checklistOf(entries, without, ACCOUNT, []))]).toEqual([
      "opcional",
      true,
    ]);
    const half = { ...WHOLE, sampleUrl: "meu instagram" };
    expect([stateOf(entries, half, "amostra"), isReady(checklistOf(entries, half, ACCOUNT, []))]).toEqual(["falta", false]);
    expect(stateOf(FIRST_CHECKLIST, without, "amostra")).toBe("falta");
  });
});
