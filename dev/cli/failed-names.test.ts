import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { failedInVitest, failedJourneys } from "./failed-names.ts";

const folder = mkdtempSync(join(tmpdir(), "autoria-nomes-"));
const report = join(folder, "relatorio.json");
afterAll(() => rmSync(folder, { recursive: true }));

test("diz o arquivo, a frase e a razão de cada teste que falhou, e o arquivo que nem carregou", () => {
  const passed = { status: "passed", fullName: "soma" };
  writeFileSync(
    report,
    JSON.stringify({
      testResults: [
        {
          name: "/feira/src/a.test.ts",
          status: "failed",
          assertionResults: [
            passed,
            { status: "failed", fullName: "divide", failureMessages: ["\u001b[31m2 ≠ 3\u001b[39m\n\n  a.test.ts:4"] },
          ],
        },
        { name: "/feira/src/b.test.ts", status: "failed", message: "não achei ./c.ts", assertionResults: [] },
        { name: "/feira/src/c.test.ts", status: "passed", assertionResults: [passed] },
      ],
    }),
  );
  expect(failedInVitest(report, "/feira")).toEqual([
    "src/a.test.ts: divide\n  2 ≠ 3\n    a.test.ts:4",
    "src/b.test.ts: o arquivo não carregou\n  não achei ./c.ts",
  ]);
});

test("acha as jornadas que falharam em qualquer profundidade, com a linha e o começo da razão", () => {
  const long = Array.from({ length: 40 }, (_, line) => `passo ${line}`).join("\n");
  const errors = [{ message: long, location: { file: "/feira/compra.spec.ts", line: 7 } }];
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: "compra.spec.ts",
    tests: [{ results: [{ errors: ok ? [] : errors }] }],
  });
  writeFileSync(
    report,
    JSON.stringify({ suites: [{ specs: [spec("paga", true)], suites: [{ specs: [spec("desiste", false)] }] }] }),
  );
  const [said, ...others] = failedJourneys(report);
  expect(others).toEqual([]);
  expect(said).toMatch(/^compra\.spec\.ts: desiste\n {2}linha 7: passo 0\n {2}passo 1\n/);
  expect(said?.split("\n")).toHaveLength(17);
});

test("mostra o começo do que a página dizia quando a jornada falhou", () => {
  const page = join(folder, "error-context.md");
  writeFileSync(page, '# Page\n- banner:\n  - link "Autoria"\n- main:\n  - alert: Escreva o e-mail.\n');
  const attachments = [
    { name: "screenshot", path: "/feira/foto.png" },
    { name: "error-context", path: page },
  ];
  const results = [{ errors: [{ message: "não veio" }], attachments }];
  const spec = { title: "entra", ok: false, file: "conta.spec.ts", tests: [{ results }] };
  writeFileSync(report, JSON.stringify({ suites: [{ specs: [spec] }] }));
  expect(failedJourneys(report)[0]?.trimEnd()).toBe(
    "conta.spec.ts: entra\n  não veio\n  - main:\n    - alert: Escreva o e-mail.",
  );
});

test("relatório que não existe não tem nomes a dizer", () => {
  expect(failedInVitest(join(folder, "nada.json"), "/feira")).toEqual([]);
  expect(failedJourneys(join(folder, "nada.json"))).toEqual([]);
});
