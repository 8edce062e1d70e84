import { readFileSync } from "node:fs";
import { runCampaign } from "./campaign.ts";
import type { Step } from "./steps.ts";

/** One campaign in a process of its own, for the modules of the app keep the database they were imported with: steps in a file, the result as the last line. */
const [file = "", stepMs = "1000", firstPort = "5210"] = process.argv.slice(2);
process.on("unhandledRejection", () => undefined);
const result = await runCampaign(JSON.parse(readFileSync(file, "utf8")) as Step[], Number(stepMs), Number(firstPort));
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);
