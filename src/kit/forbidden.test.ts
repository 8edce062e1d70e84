import { expect, it } from "vitest";
import { holderOf, requiredRole } from "./forbidden.ts";

it("diz de quem é a página fechada, e só dela", () => {
  expect(holderOf(requiredRole("autor").data)).toBe("autor");
  expect(holderOf(requiredRole("admin").data)).toBe("admin");
  for (const data of [undefined, null, "autor", {}, { requiredRole: "todos" }]) expect(holderOf(data)).toBeNull();
});
