import { expect, it } from "vitest";
import { holderOf, shutTo } from "./shut.ts";

it("diz de quem é a página fechada, e só dela", () => {
  expect(holderOf(shutTo("autor").data)).toBe("autor");
  expect(holderOf(shutTo("admin").data)).toBe("admin");
  for (const data of [undefined, null, "autor", {}, { shutTo: "todos" }]) expect(holderOf(data)).toBeNull();
});
