import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { dropStoreExports, failStoreExport, makeStoreExport } from "./make-export.ts";
import { makeStoreExportJob } from "./schema.ts";

export const jobs: JobHandler[] = [
  handle(
    makeStoreExportJob,
    ({ storeExportId }) => makeStoreExport(storeExportId),
    ({ storeExportId }) => failStoreExport(storeExportId),
  ),
];

export const sweeps: Sweep[] = [{ name: "operations.drop-takeouts", everySeconds: 600, run: dropStoreExports }];
