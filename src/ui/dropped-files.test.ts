import { expect, it } from "vitest";
import { namesOf } from "./dropped-files.ts";

it("what comes in folders keeps its own name", () => {
  expect(namesOf(["Frações/aula.pdf", "Frações/jogos/cartas.png"])).toEqual(["aula.pdf", "cartas.png"]);
});

it("equal names in different folders take the folder in front", () => {
  expect(namesOf(["4º ano/prova.pdf", "5º ano/Prova.pdf", "capa.png"])).toEqual([
    "4º ano - prova.pdf",
    "5º ano - Prova.pdf",
    "capa.png",
  ]);
});

it("what the system leaves in folders stays out", () => {
  expect(namesOf(["a/.DS_Store", "__MACOSX/a/._x.pdf", "a/Thumbs.db", ".git/config", "a/x.pdf"])).toEqual([
    null,
    null,
    null,
    null,
    "x.pdf",
  ]);
});
