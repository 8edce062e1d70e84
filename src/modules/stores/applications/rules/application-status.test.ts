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

describe("a máquina de estados da solicitação", () => {
  const table = (Object.keys(APPLICATION_MOVES) as ApplicationMove[]).flatMap((move) =>
    APPLICATION_STATUSES.map((status) => [status, move, ALLOWED[move][status] ?? null] as const),
  );

  it.each(table)("de %s, %s leva a %s", (status, move, to) => {
    expect(applicationAfter(status, move)).toBe(to);
  });

  it("só se escreve no rascunho e quando a casa pede ajustes", () => {
    expect(APPLICATION_STATUSES.filter(isEditable)).toEqual(["rascunho", "pedir_ajustes"]);
  });
});
