import { CHECKS, PURE_TESTS } from "./checks.ts";
import { runSteps } from "./steps.ts";
import { closingLine, sum } from "./test-summary.ts";

const summary = sum(await runSteps([...CHECKS, PURE_TESTS]));
console.log(closingLine(summary));
process.exitCode = summary.failed > 0 ? 1 : 0;
