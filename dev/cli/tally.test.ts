import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { closingLine, playwrightTally, sum, vitestTally } from "./tally.ts";

const folder = mkdtempSync(join(tmpdir(), "autoria-contagem-"));
const file = join(folder, "relatorio.json");
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = (more: object) =>
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...more }),
  );
const playwright = (stats: object, errors: unknown[] = []) =>
  writeFileSync(file, JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors }));

describe("a linha final", () => {
  test("cala os pulados quando não há", () => {
    expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
    expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped");
  });
  test("soma todas as partes", () => {
    const parts = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 3, skipped: 4 },
    ];
    expect(sum(parts)).toEqual({ passed: 3, failed: 3, skipped: 4 });
  });
});

describe("uma falha nunca passa por sucesso", () => {
  test("relatório que não existe é uma falha", () => {
    expect(vitestTally(join(folder, "nada.json"), true).failed).toBe(1);
    expect(playwrightTally(join(folder, "nada.json"), true).failed).toBe(1);
  });
  test("arquivo de teste que nem carregou é uma falha", () => {
    vitest({ testResults: [{ status: "failed", assertionResults: [] }] });
    expect(vitestTally(file, false)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });
  test("saída com erro e relatório limpo é uma falha", () => {
    vitest({});
    expect(vitestTally(file, false).failed).toBe(1);
    playwright({});
    expect(playwrightTally(file, false).failed).toBe(1);
  });
  test("jornada que só passa na segunda vez é uma falha", () => {
    playwright({ flaky: 1 });
    expect(playwrightTally(file, true)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });
  test("erro fora de qualquer jornada é uma falha", () => {
    playwright({}, [{ message: "sem servidor" }]);
    expect(playwrightTally(file, true).failed).toBe(1);
  });
});

test("tudo certo conta o que passou e o que foi pulado", () => {
  vitest({ numPendingTests: 1, numTodoTests: 1 });
  expect(vitestTally(file, true)).toEqual({ passed: 7, failed: 0, skipped: 2 });
  playwright({ skipped: 1 });
  expect(playwrightTally(file, true)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});
