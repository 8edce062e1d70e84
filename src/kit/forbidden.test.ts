import { expect, it } from "vitest";
import { requiredRoleOf, requiredRole, requiredRoles, messageOf } from "./forbidden.ts";

it("says who the closed page is for, and only of that page", () => {
  expect(requiredRoleOf(requiredRole("autor").data)).toBe("autor");
  expect(requiredRoleOf(requiredRole("admin").data)).toBe("admin");
  for (const data of [undefined, null, "autor", {}, { requiredRole: "todos" }]) expect(requiredRoleOf(data)).toBeNull();
});

it("carries what is said of a page that other roles open, and nothing else", () => {
  expect(requiredRoleOf(requiredRoles("Abre isto quem tem o papel Dono.").data)).toBe("papel");
  expect(messageOf(requiredRoles("Abre isto quem tem o papel Dono.").data)).toBe("Abre isto quem tem o papel Dono.");
  for (const data of [undefined, null, "says", {}, { says: 1 }, requiredRole("admin").data]) expect(messageOf(data)).toBeNull();
});
