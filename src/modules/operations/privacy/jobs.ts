import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import {
  writeCopyReady,
  writeErasureRequested,
  writeErasureDone,
  writeErasureDropped,
  writeErasureStopped,
} from "./emails/privacy-emails.tsx";
import { repeatErasures } from "./erasure/repeat-erasures.ts";
import { runErasures } from "./erasure/run-erasures.ts";
import { dropCopies } from "./export/drop-copies.ts";
import { makeCopy } from "./export/make-copy.ts";
import { deleteExpired } from "./delete-expired.ts";
import {
  copyReadyEmail,
  erasureRequestedEmail,
  erasureDoneEmail,
  erasureDroppedEmail,
  erasureStoppedEmail,
  makeCopyJob,
} from "./schema.ts";

export const jobs: JobHandler[] = [handle(makeCopyJob, ({ exportId }) => makeCopy(exportId))];

export const sweeps: Sweep[] = [
  { name: "operations.erasures", everySeconds: 15, run: runErasures },
  { name: "operations.repeat-erasures", everySeconds: 3600, run: repeatErasures },
  { name: "operations.drop-copies", everySeconds: 600, run: dropCopies },
  { name: "operations.keep-no-longer", everySeconds: 3600, run: deleteExpired },
];

export const emails: EmailTemplate[] = [
  template(copyReadyEmail, writeCopyReady),
  template(erasureRequestedEmail, writeErasureRequested),
  template(erasureDroppedEmail, writeErasureDropped),
  template(erasureStoppedEmail, writeErasureStopped),
  template(erasureDoneEmail, writeErasureDone),
];
