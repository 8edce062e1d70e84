import { expect, it } from "vitest";
import { duplicateWords } from "./duplicate-note.tsx";

const other = { by: "conteudo", where: "catalogo", title: null } as const;

it("says that a person looks first only where one does", () => {
  expect(duplicateWords(other, true)).toContain("nossa equipe confere");
  expect(duplicateWords(other, false)).not.toContain("nossa equipe confere");
  expect(duplicateWords({ ...other, where: "material" }, true)).not.toContain("nossa equipe confere");
});
