import { expect, it } from "vitest";
import { inSmallLetters, wellSpelled } from "./respelling.ts";

it("an address in another spelling is answered with its own, and never with another site's", () => {
  expect(wellSpelled("https://autoria.test/ajuda/contato/?utm_source=x")).toBe("/ajuda/contato?utm_source=x");
  expect(wellSpelled("https://autoria.test/ajuda/contato")).toBeNull();
  expect(wellSpelled("https://autoria.test/AJUDA/Contato")).toBe("/ajuda/Contato");
  expect(wellSpelled("https://autoria.test/")).toBeNull();
  expect(wellSpelled("https://autoria.test//evil.example/")).toBeNull();
  expect(wellSpelled("https://autoria.test/\\evil.example/")).toBeNull();
  expect(inSmallLetters("https://autoria.test/AJUDA/Contato?a=B")).toBe("/ajuda/contato?a=B");
  expect(inSmallLetters("https://autoria.test/ajuda")).toBeNull();
  expect(inSmallLetters("https://autoria.test//EVIL.example")).toBeNull();
});
