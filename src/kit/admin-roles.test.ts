import { describe, expect, it } from "vitest";
import { ADMIN_AREAS, ADMIN_ROLES, type AdminArea, type AdminRole, may, reachSentence, rolesThatMay } from "./admin-roles.ts";

const acting = (area: AdminArea) => rolesThatMay("act", area);

describe("what each role of the administration reaches", () => {
  it("is everything for the owner, and nothing for who holds no role", () => {
    for (const area of ADMIN_AREAS) {
      expect(may(["admin"], "read", area) && may(["admin"], "act", area), area).toBe(true);
      expect(may([], "read", area) || may([], "act", area), area).toBe(false);
    }
  });

  it("lets only owners change what everybody pays, give roles and read the record", () => {
    for (const area of ["settings", "commissions", "team", "audit"] as const) expect(acting(area), area).toEqual(["admin"]);
    expect(rolesThatMay("read", "team")).toEqual(["admin"]);
    expect(rolesThatMay("read", "audit")).toEqual(["admin"]);
  });

  it("lets only owners and finance move money", () => {
    for (const area of ["refunds", "withdrawals", "disputes", "books", "coupons", "switches"] as const)
      expect(acting(area), area).toEqual(["admin", "financeiro"]);
  });

  it("shows people and orders to nobody who writes pages", () => {
    for (const area of ["people", "orders", "helpDesk", "refunds", "overview", "system"] as const)
      expect(may(["conteudo"], "read", area), area).toBe(false);
  });

  it("lets whoever acts on an area read it, and adds the roles a person holds", () => {
    for (const role of ADMIN_ROLES)
      for (const area of ADMIN_AREAS)
        if (may([role], "act", area)) expect(may([role], "read", area), `${role} ${area}`).toBe(true);
    const both: AdminRole[] = ["suporte", "financeiro"];
    expect(may(both, "act", "refunds") && may(both, "act", "orders")).toBe(true);
    expect(may(both, "act", "team")).toBe(false);
  });

  it("leaves no area that only the owner reads by oversight", () => {
    expect(ADMIN_AREAS.filter((area) => rolesThatMay("read", area).length === 1)).toEqual(["audit", "team"]);
  });
});

it("says who may, and who gives the role", () => {
  expect(reachSentence("act", "refunds")).toBe(
    "Faz isto quem tem o papel Dono ou Financeiro. Quem é Dono dá papéis em Administração › Equipe.",
  );
});
