import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { shrink } from "./campaign/shrink.ts";
import { type Step, stepsOf } from "./campaign/steps.ts";

const SEED = 7;
const ROOT = join(import.meta.dirname, "..");

it("the same seed makes the same steps, another seed others", () => {
  expect(stepsOf(SEED, 2)).toEqual(stepsOf(SEED, 2));
  expect(stepsOf(SEED, 2)).not.toEqual(stepsOf(SEED + 1, 2));
  expect(new Set(stepsOf(SEED, 5).map((step) => step.kind)).size).toBe(13);
});

it("a violation is shrunk to the steps that make it", async () => {
  const steps = stepsOf(SEED, 1);
  const [first, second] = [steps[7], steps[41]];
  const breaks = (some: readonly Step[]) => Promise.resolve(some.includes(first!) && some.includes(second!));
  expect(await shrink(steps, breaks, Date.now() + 60_000)).toEqual([first, second]);
  expect(await shrink(steps, breaks, Date.now() - 1)).toEqual(steps);
});

it(`a short campaign under faults and kills breaks no invariant (seed ${SEED})`, async () => {
  const args = [
    "--import",
    "tsx",
    "tests/campaign/main.ts",
    "--minutes",
    "0.75",
    "--seed",
    String(SEED),
    "--shrink-minutes",
    "0",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: ownEnvironment() }).catch(
    (error) => error,
  );
  expect(stdout).toContain("0 violations");
  expect(stdout).toMatch(/kill (web|worker|database)/);
}, 600_000);

/** The campaign brings a database and a provider of its own. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, SANDBOX_PORT: __, PAGARME_API_URL: ___, ...rest } = process.env;
  return rest;
}
