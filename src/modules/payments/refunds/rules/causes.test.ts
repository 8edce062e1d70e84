import { expect, it } from "vitest";
import { costBearer, isGivenUp, REFUND_CAUSES } from "./causes.ts";

it.each([
  ["atrasado", "plataforma", false],
  ["excedente", "plataforma", false],
  ["subpago", "plataforma", false],
  ["duplicado", "plataforma", false],
  ["ja_comprado", "plataforma", false],
  ["indisponivel", "plataforma", false],
  ["arrependimento", "plataforma", true],
  ["garantia", "autor", true],
  ["defeito", "autor", false],
  ["autor", "autor", false],
  ["admin", "autor", false],
  ["retirada", "autor", false],
] as const)("%s: the payment's cost belongs to %s", (cause, bearer, givenUp) => {
  expect([costBearer(cause), isGivenUp(cause)]).toEqual([bearer, givenUp]);
});

it("the table has every cause", () => expect(REFUND_CAUSES).toHaveLength(12));
