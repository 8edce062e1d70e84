import { expect, it } from "vitest";
import { namesOf } from "./dropped-files.ts";

it("o que vem em pastas guarda o próprio nome", () => {
  expect(namesOf(["Frações/aula.pdf", "Frações/jogos/cartas.png"])).toEqual(["aula.pdf", "cartas.png"]);
});

it("nomes iguais em pastas diferentes levam a pasta na frente", () => {
  expect(namesOf(["4º ano/prova.pdf", "5º ano/Prova.pdf", "capa.png"])).toEqual([
    "4º ano - prova.pdf",
    "5º ano - Prova.pdf",
    "capa.png",
  ]);
});

it("o que o sistema deixa nas pastas fica de fora", () => {
  expect(namesOf(["a/.DS_Store", "__MACOSX/a/._x.pdf", "a/Thumbs.db", ".git/config", "a/x.pdf"])).toEqual([
    null,
    null,
    null,
    null,
    "x.pdf",
  ]);
});
