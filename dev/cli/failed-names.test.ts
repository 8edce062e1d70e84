import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { failedInVitest, failedJourneys } from "./failed-names.ts";

const folder = mkdtempSync(join(tmpdir(), "autoria-nomes-"));
const report = join(folder, "relatorio.json");
afterAll(() => rmSync(folder, { recursive: true }));

test("diz o arquivo e a frase de cada teste que falhou, e o arquivo que nem carregou", () => {
  const passed = { status: "passed", fullName: "soma" };
  writeFileSync(
    report,
    JSON.stringify({
      testResults: [
        { name: "/feira/src/a.test.ts", status: "failed", assertionResults: [passed, { status: "failed", fullName: "divide" }] },
        { name: "/feira/src/b.test.ts", status: "failed", assertionResults: [] },
        { name: "/feira/src/c.test.ts", status: "passed", assertionResults: [passed] },
      ],
    }),
  );
  expect(failedInVitest(report, "/feira")).toEqual(["src/a.test.ts: divide", "src/b.test.ts: o arquivo não carregou"]);
});

test("acha as jornadas que falharam em qualquer profundidade", () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: "compra.spec.ts" });
  writeFileSync(
    report,
    JSON.stringify({ suites: [{ specs: [spec("paga", true)], suites: [{ specs: [spec("desiste", false)] }] }] }),
  );
  expect(failedJourneys(report)).toEqual(["compra.spec.ts: desiste"]);
});

test("relatório que não existe não tem nomes a dizer", () => {
  expect(failedInVitest(join(folder, "nada.json"), "/feira")).toEqual([]);
  expect(failedJourneys(join(folder, "nada.json"))).toEqual([]);
});
