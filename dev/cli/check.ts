import { CHECKS, PURE_TESTS } from "./checks.ts";
import { runSteps } from "./steps.ts";
import { closingLine, sum } from "./tally.ts";

const tally = sum(await runSteps([...CHECKS, PURE_TESTS]));
console.log(closingLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
