import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { Result } from "./campaign.ts";
import { shrink } from "./shrink.ts";
import { type Step, stepsOf } from "./steps.ts";

const ROOT = join(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "3" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    "shrink-minutes": { type: "string", default: "15" },
    port: { type: "string", default: "54700" },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const folder = mkdtempSync(join(tmpdir(), "autoria-campaign-steps-"));

async function playAnew(steps: readonly Step[], stepMs: number): Promise<Result> {
  const file = join(folder, "steps.json");
  writeFileSync(file, JSON.stringify(steps));
  const args = ["--import", "tsx", "tests/campaign/one.ts", file, String(stepMs), values.port];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Result;
}

try {
  const steps = stepsOf(seed, minutes);
  console.log(`campaign: seed ${seed}, ${minutes} minutes, ${steps.length} steps`);
  const { violations, volumes } = await playAnew(steps, (minutes * 60_000) / steps.length);
  for (const line of volumes) console.log(`  ${line}`);
  for (const { name, rows } of violations) console.log(`VIOLATED ${name}: ${rows.join("; ")}`);
  console.log(`${violations.length} violations`);
  const [first] = violations;
  if (first && Number(values["shrink-minutes"]) > 0) {
    const breaks = async (fewer: readonly Step[]) =>
      (await playAnew(fewer, 400)).violations.some(({ name }) => name === first.name);
    const fewest = await shrink(steps, breaks, Date.now() + Number(values["shrink-minutes"]) * 60_000);
    console.log(`fewest steps found for "${first.name}":`);
    for (const step of fewest) console.log(`  ${JSON.stringify(step)}`);
  }
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
