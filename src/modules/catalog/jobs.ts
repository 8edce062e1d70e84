import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { indexBehind } from "./index-behind.ts";
import { inspectUpload } from "./inspect-upload.ts";
import { rankProducts } from "./rank-products.ts";
import { relateOldest, relateProductNow } from "./relate-products.ts";
import { inspectUploadJob, relateProductJob } from "./schema/jobs.ts";
import { rebuildSuggestionsWhenOld } from "./search/rebuild-suggestions.ts";
import { rebuildVocabularyWhenOld } from "./search/rebuild-vocabulary.ts";
import { uploads } from "./uploads/receive-uploads.ts";

export const jobs: JobHandler[] = [
  handle(inspectUploadJob, ({ fileId }) => inspectUpload(fileId)),
  handle(relateProductJob, ({ productId }) => relateProductNow(productId)),
];

export const sweeps: Sweep[] = [
  { name: "catalog.rank-products", everySeconds: 900, run: () => rankProducts(new Date()) },
  { name: "catalog.index-behind", everySeconds: 5, run: indexBehind },
  { name: "catalog.rebuild-vocabulary", everySeconds: 120, run: rebuildVocabularyWhenOld },
  { name: "catalog.rebuild-suggestions", everySeconds: 120, run: rebuildSuggestionsWhenOld },
  { name: "catalog.relate-oldest", everySeconds: 60, run: relateOldest },
  { name: "catalog.expire-uploads", everySeconds: 600, run: () => uploads().removeExpired(new Date()) },
];
