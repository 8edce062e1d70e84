import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { inspectUpload } from "./inspect-upload.ts";
import { rankProducts } from "./rank-products.ts";
import { inspectUploadJob } from "./schema/jobs.ts";
import { uploads } from "./uploads/receive-uploads.ts";

export const jobs: JobHandler[] = [handle(inspectUploadJob, ({ fileId }) => inspectUpload(fileId))];

export const sweeps: Sweep[] = [
  { name: "catalog.rank-products", everySeconds: 900, run: () => rankProducts(new Date()) },
  { name: "catalog.expire-uploads", everySeconds: 600, run: () => uploads().removeExpired(new Date()) },
];
