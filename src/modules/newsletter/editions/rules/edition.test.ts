import { describe, expect, it } from "vitest";
import { blankEdition, EDITION_MOVES, EDITION_STATUSES, isOwnPath, mayMove, missingIn, paragraphsOf } from "./edition.ts";

const whole = { ...blankEdition(), subject: "Março na feira", body: "Oi." };

describe("an edition of the newsletter", () => {
  it("only changes by the ways it has, and nothing leaves a sent one", () => {
    for (const status of EDITION_STATUSES)
      for (const move of Object.keys(EDITION_MOVES) as (keyof typeof EDITION_MOVES)[])
        expect([status, move, mayMove(status, move)]).toEqual([
          status,
          move,
          (
            {
              rascunho: ["salvar", "agendar", "apagar"],
              agendada: ["desmarcar"],
              enviando: ["parar"],
              parada: ["continuar"],
              enviada: [],
            } as Record<string, string[]>
          )[status]?.includes(move),
        ]);
  });

  it.each([
    [whole, []],
    [blankEdition(), ["subject", "body"]],
    [{ ...whole, body: " \n\n " }, ["body"]],
    [{ ...whole, buttonLabel: "Ver" }, ["buttonPath"]],
    [{ ...whole, buttonPath: "/blog" }, ["buttonLabel"]],
    [{ ...whole, buttonLabel: "Ver", buttonPath: "https://outro.com" }, ["buttonPath"]],
    [{ ...whole, buttonLabel: "Ver", buttonPath: "/produtos?ordem=novidades" }, []],
  ])("says what is missing, field by field", (form, fields) => expect(Object.keys(missingIn(form))).toEqual(fields));

  it.each([
    ["/", true],
    ["/produto/fracoes", true],
    ["//outro.com", false],
    ["/\\outro.com", false],
    ["outro.com", false],
    ["javascript:alert(1)", false],
  ])("the address %s is ours: %s", (path, isOurs) => expect(isOwnPath(path)).toBe(isOurs));

  it("paragraphs are separated by blank lines", () =>
    expect(paragraphsOf("\nUm\ndois\n\n \nTrês\n")).toEqual(["Um\ndois", "Três"]));
});
