import { expect, it } from "vitest";
import { codesIn, isAbout, describeBnccCode } from "./bncc.ts";

it.each([
  ["EF05MA01", "Ensino fundamental, 5º ano, Matemática"],
  ["ef15lp04", "Ensino fundamental, 1º ao 5º ano, Língua portuguesa"],
  ["EI03EO01", "Educação infantil, crianças pequenas, O eu, o outro e o nós"],
  ["EI03EF09", "Educação infantil, crianças pequenas, Escuta, fala, pensamento e imaginação"],
  ["EM13LGG101", "Ensino médio, Linguagens"],
  ["EF51MA01", null],
  ["EF05XX01", null],
  ["EI04EO01", null],
  ["frações", null],
])("the code %s says %s", (code, words) => expect(describeBnccCode(code)).toBe(words));

it("finds by several pasted codes, by half a code or by words without accents", () => {
  const label = "EF05MA04: identificar frações equivalentes";
  expect(codesIn("EF05MA03, EF05MA04;ef15lp01")).toEqual(["EF05MA03", "EF05MA04", "EF15LP01"]);
  expect(codesIn("EF05MA03 e EF05MA04")).toEqual([]);
  expect(isAbout(label, "EF05MA03, ef05ma04")).toBe(true);
  expect(isAbout(label, "EF05MA03")).toBe(false);
  expect(isAbout(label, "ef05ma")).toBe(true);
  expect(isAbout(label, "equivalentes fracoes")).toBe(true);
  expect(isAbout(label, "geometria")).toBe(false);
});
