import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "#kit/fold.ts";
import { soundOf } from "./sounds.ts";
import { makeVocabulary, slipsBetween } from "./spelling.ts";

const WORDS: readonly (readonly [string, number])[] = [
  ["matematica", 120],
  ["alfabetizacao", 90],
  ["tabuada", 60],
  ["atividade", 300],
  ["planner", 80],
  ["bordado", 25],
  ["memoria", 40],
  ["palavras", 30],
  ["caca", 10],
  ["croche", 20],
  ["fracoes", 35],
  ["fracao", 12],
  ["jogo", 200],
  ["fogo", 2],
];
/** Said in one number only, or with a cedilla. */
const SPELT: readonly (readonly [string, number])[] = [
  ["chave", 3],
  ["gelo", 4],
  ["exercícios", 30],
  ["cabeça", 6],
  ["família", 15],
  ["cachorro", 5],
  ["adições", 9],
  ["caro", 8],
];
const vocabulary = makeVocabulary([...WORDS, ...SPELT].map(([shown, products]) => ({ word: fold(shown), shown, products })));

describe("the word one meant to write", () => {
  it.each([
    ["matematca", "matematica"],
    ["matemaica", "matematica"],
    ["mtaematica", "matematica"],
    ["matematicaa", "matematica"],
    ["alfabetisasao", "alfabetizacao"],
    ["tabuda", "tabuada"],
    ["tabudaa", "tabuada"],
    ["ativdade", "atividade"],
    ["pplaner", "planner"],
    ["bordaod", "bordado"],
    ["crohce", "croche"],
    ["fracoe", "fracoes"],
    ["jgoo", "jogo"],
    ["gogo", "jogo"],
  ])("%s → %s", (typed, meant) => {
    expect(vocabulary.correct(typed)?.word).toBe(meant);
  });

  it.each([
    ["frassao", "fracao"],
    ["fraccao", "fracao"],
    ["frassoes", "fracoes"],
    ["fraçção", "fracao"],
    ["xave", "chave"],
    ["xaves", "chave"],
    ["jelo", "gelo"],
    ["ezersisio", "exercicios"],
    ["cabessa", "cabeca"],
    ["familha", "familia"],
    ["caxorros", "cachorro"],
    ["adissao", "adicoes"],
    ["planer", "planner"],
    ["planers", "planner"],
    ["alfabetisassao", "alfabetizacao"],
    ["aticidade", "atividade"],
  ])("as one speaks, %s → %s", (typed, meant) => {
    expect(vocabulary.correct(typed)).toMatchObject({ word: meant, soundsAlike: typed !== "aticidade" });
  });

  it.each([
    ["caro", "carro"],
    ["cola", "sola"],
    ["gato", "jato"],
    ["caixa", "caisa"],
    ["contar", "cantar"],
    ["ninho", "nino"],
  ])("%s is not spoken like %s", (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });

  it("a slip in the singular finds a word only said in the plural", () => {
    expect(vocabulary.correct("exerccio")).toMatchObject({ word: "exercicios", soundsAlike: false });
    expect(vocabulary.correct("adicoa")).toMatchObject({ word: "adicoes" });
  });

  it("knows a word said in another number, and not one of the same stem", () => {
    expect(["adição", "exercicio", "Chaves", "planners"].filter((word) => !vocabulary.knows(word))).toEqual([]);
    expect(["plano", "planer", "cabecear"].filter(vocabulary.knows)).toEqual([]);
  });

  it.each(["xyzw", "ab", "jog", "", "submarino", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"])("%j does not become another", (typed) => {
    expect(vocabulary.correct(typed)).toBeNull();
  });

  it("two joined words come apart", () => {
    expect(vocabulary.split("cacapalavras")?.map((one) => one.word)).toEqual(["caca", "palavras"]);
    expect(vocabulary.split("palavrasoltas")).toBeNull();
  });

  it("the beginning of a word calls the most common ones that start so", () => {
    expect(vocabulary.complete("frac", 5).map((one) => one.word)).toEqual(["fracoes", "fracao"]);
    expect(vocabulary.complete("m", 1).map((one) => one.word)).toEqual(["matematica"]);
    expect(vocabulary.complete("zz", 5)).toEqual([]);
  });

  it("finds every word one slip away, wherever the slip is", () => {
    const letters = "abcdefghijklmnopqrstuvwxyz".split("");
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS.map(([word]) => word).filter((word) => word.length >= 7)),
        fc.nat(),
        fc.constantFrom(...letters),
        fc.constantFrom("tira", "põe", "troca", "vira"),
        (word, where, letter, kind) => {
          const i = where % (word.length - 1);
          const [head, tail] = [word.slice(0, i), word.slice(i + 1)];
          const slip =
            kind === "tira"
              ? head + tail
              : kind === "põe"
                ? head + letter + word.slice(i)
                : kind === "troca"
                  ? head + letter + tail
                  : head + (word[i + 1] ?? "") + (word[i] ?? "") + word.slice(i + 2);
          expect(slipsBetween(slip, word, 2)).toBeLessThanOrEqual(1);
          expect(vocabulary.correct(slip)).not.toBeNull();
        },
      ),
    );
  });

  it("the distance is the same both ways, and zero only between equals", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b, 2)).toBe(slipsBetween(b, a, 2));
        expect(slipsBetween(a, b, 2) === 0).toBe(a === b);
      }),
    );
  });
});
