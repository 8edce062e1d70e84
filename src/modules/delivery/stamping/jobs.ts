import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { forgetOldCopies } from "./forget-copies.ts";
import { makeCopy } from "./make-copy.ts";
import { makeCopyJob } from "./schema.ts";

export const jobs: JobHandler[] = [handle(makeCopyJob, ({ copyId }) => makeCopy(copyId))];

export const sweeps: Sweep[] = [{ name: "delivery.forget-old-copies", everySeconds: 600, run: forgetOldCopies }];
