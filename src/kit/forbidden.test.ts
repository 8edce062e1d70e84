import { expect, it } from "vitest";
import { holderOf, requiredRole } from "./forbidden.ts";

it("says who the closed page is for, and only of that page", () => {
  expect(holderOf(requiredRole("autor").data)).toBe("autor");
  expect(holderOf(requiredRole("admin").data)).toBe("admin");
  for (const data of [undefined, null, "autor", {}, { requiredRole: "todos" }]) expect(holderOf(data)).toBeNull();
});
