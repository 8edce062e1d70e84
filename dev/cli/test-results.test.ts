import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { describeFailure, journeyResults, type TestResult, vitestResults } from "./test-results.ts";

const folder = mkdtempSync(join(tmpdir(), "autoria-nomes-"));
const report = join(folder, "relatorio.json");
afterAll(() => rmSync(folder, { recursive: true }));

const failuresIn = (results: TestResult[]) => results.filter((one) => !one.passed).map(describeFailure);

test("names the file, the title and the reason of each failed test, and the file that could not be loaded", () => {
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
  expect(failuresIn(vitestResults(report, "/feira"))).toEqual([
    "src/a.test.ts: divide\n  2 ≠ 3\n    a.test.ts:4",
    "src/b.test.ts: o arquivo não carregou\n  não achei ./c.ts",
  ]);
});

test("finds failed journeys at any depth, with the line and the beginning of the reason", () => {
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
  const [first, ...others] = failuresIn(journeyResults(report));
  expect(others).toEqual([]);
  expect(first).toMatch(/^compra\.spec\.ts: desiste\n {2}linha 7: passo 0\n {2}passo 1\n/);
  expect(first?.split("\n")).toHaveLength(17);
});

test("shows the beginning of what the page said when a journey failed", () => {
  const page = join(folder, "error-context.md");
  writeFileSync(page, '# Page\n- banner:\n  - link "Autoria"\n- main:\n  - alert: Escreva o e-mail.\n');
  const attachments = [
    { name: "screenshot", path: "/feira/foto.png" },
    { name: "error-context", path: page },
  ];
  const results = [{ errors: [{ message: "não veio" }], attachments }];
  const spec = { title: "entra", ok: false, file: "conta.spec.ts", tests: [{ results }] };
  writeFileSync(report, JSON.stringify({ suites: [{ specs: [spec] }] }));
  expect(failuresIn(journeyResults(report))[0]?.trimEnd()).toBe(
    "conta.spec.ts: entra\n  não veio\n  - main:\n    - alert: Escreva o e-mail.",
  );
});

test("reads a missing report as no results", () => {
  expect(vitestResults(join(folder, "nada.json"), "/feira")).toEqual([]);
  expect(journeyResults(join(folder, "nada.json"))).toEqual([]);
});

test("leaves skipped journeys out and puts the suite before a journey's title", () => {
  const spec = (title: string, status: string, ok = true) => ({ title, ok, file: "a.spec.ts", tests: [{ status, results: [] }] });
  const suites = [{ title: "cart", file: "a.spec.ts", specs: [spec("pays", "expected"), spec("waits", "skipped")] }];
  writeFileSync(report, JSON.stringify({ suites: [{ title: "a.spec.ts", file: "a.spec.ts", specs: [], suites }] }));
  expect(journeyResults(report)).toEqual([{ file: "a.spec.ts", title: "cart › pays", passed: true, reason: "" }]);
});
