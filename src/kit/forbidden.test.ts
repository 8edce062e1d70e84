import { expect, it } from "vitest";
import { areaOf, holderOf, requiredArea, requiredRole } from "./forbidden.ts";

it("says who the closed page is for, and only of that page", () => {
  expect(holderOf(requiredRole("autor").data)).toBe("autor");
  expect(holderOf(requiredRole("admin").data)).toBe("admin");
  for (const data of [undefined, null, "autor", {}, { requiredRole: "todos" }]) expect(holderOf(data)).toBeNull();
});

it("says which part of the administration another role opens, and of nothing else", () => {
  expect(holderOf(requiredArea("withdrawals").data)).toBe("papel");
  expect(areaOf(requiredArea("withdrawals").data)).toBe("withdrawals");
  for (const data of [undefined, null, "area", {}, { area: "tudo" }, requiredRole("admin").data]) expect(areaOf(data)).toBeNull();
});
