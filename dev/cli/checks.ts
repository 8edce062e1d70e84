import type { Ended, Step } from "./steps.ts";

/** What needs neither a database nor a browser: the heart of bin/check, and the beginning of bin/test. */
export const CHECKS: Step[] = [
  { name: "tipos", command: ["tsc", "--noEmit"] },
  { name: "lint", command: ["oxlint", "--type-aware", "--quiet"] },
  {
    name: "arquitetura",
    command: ["depcruise", "--output-type", "json", "src", "dev", "db", "tests"],
    judge: judgeArchitecture,
  },
  { name: "tabelas", command: ["tsx", "dev/lint/sql-tables.ts"] },
  { name: "formato", command: ["oxfmt", "--check"] },
  { name: "sobras", command: ["knip"] },
];

/** The tests of what does no I/O. */
export const PURE_TESTS: Step = {
  name: "regras e peças puras",
  command: ["vitest", "run", "--reporter=dot", "--project=puros"],
  env: { TEST_DATABASE: "none" },
};

type Cruise = {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
};

/** dependency-cruiser once called a tree it could not read clean: nothing read is a failure. */
function judgeArchitecture({ ok, output }: Ended): Ended {
  let cruise: Cruise;
  try {
    cruise = JSON.parse(output) as Cruise;
  } catch {
    return { ok: false, output };
  }
  const { totalCruised, violations } = cruise.summary;
  if (totalCruised === 0) return { ok: false, output: "nenhum módulo foi lido" };
  const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return { ok: ok && violations.length === 0, output: lines.join("\n") };
}
