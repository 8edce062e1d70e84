import { describe, expect, it } from "vitest";
import {
  APPLICATION_MOVES,
  APPLICATION_STATUSES,
  applicationAfter,
  type ApplicationMove,
  type ApplicationStatus,
  isEditable,
} from "./application-status.ts";

const ALLOWED: Record<ApplicationMove, Partial<Record<ApplicationStatus, ApplicationStatus>>> = {
  enviar: { rascunho: "enviada", pedir_ajustes: "enviada" },
  analisar: { enviada: "em_analise" },
  pedir_ajustes: { em_analise: "pedir_ajustes" },
  aprovar: { em_analise: "aprovada" },
  recusar: { em_analise: "recusada" },
};

describe("the application's state machine", () => {
  const table = (Object.keys(APPLICATION_MOVES) as ApplicationMove[]).flatMap((move) =>
    APPLICATION_STATUSES.map((status) => [status, move, ALLOWED[move][status] ?? null] as const),
  );

  it.each(table)("from %s, %s leads to %s", (status, move, to) => {
    expect(applicationAfter(status, move)).toBe(to);
  });

  it("it is only written as a draft and when changes are requested", () => {
    expect(APPLICATION_STATUSES.filter(isEditable)).toEqual(["rascunho", "pedir_ajustes"]);
  });
});
