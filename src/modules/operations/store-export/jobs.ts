import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { dropTakeouts, makeTakeout } from "./make-export.ts";
import { makeTakeoutJob } from "./schema.ts";

export const jobs: JobHandler[] = [handle(makeTakeoutJob, ({ takeoutId }) => makeTakeout(takeoutId))];

export const sweeps: Sweep[] = [{ name: "operations.drop-takeouts", everySeconds: 600, run: dropTakeouts }];
