import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { handle, type JobHandler, type Sweep } from "#platform/jobs.ts";
import { type EmailTemplate, template } from "#platform/mail.ts";
import { forgetImage } from "./forget-image.ts";
import { runImport } from "./import/run-import.ts";
import { notifyBuyers } from "./editions/notify-buyers.ts";
import { changesRequestedEmail } from "./change-requests/schema.ts";
import { writeBrokenLink } from "./emails/broken-link.tsx";
import { writeChangesRequested } from "./emails/changes-requested.tsx";
import { writeNewVersion } from "./emails/new-version.tsx";
import { writePublicationDecided } from "./emails/publication-decided.tsx";
import {
  areStillRequested,
  isFindingStill,
  isMistakeStill,
  isNewsStill,
  isStillBroken,
  isToCorrect,
} from "./queries/what-holds.ts";
import { publicationDecidedEmail } from "./publication-reviews/schema.ts";
import { reindexStale } from "./reindex-stale.ts";
import { scanOlder } from "./antivirus/scan-older.ts";
import { rescanSold } from "./antivirus/rescan-sold.ts";
import { scanWaiting } from "./antivirus/scan-waiting.ts";
import { notifyInfected, notifyReleased } from "./antivirus/notify-infected.ts";
import { writeBoughtInfected } from "./emails/bought-infected.tsx";
import { writeBoughtReleased } from "./emails/bought-released.tsx";
import { writeInfectedFile } from "./emails/infected-file.tsx";
import { writeReleasedFile } from "./emails/released-file.tsx";
import { compareFile, compareOlder } from "./duplicates/compare-file.ts";
import { inspectUpload } from "./inspect-upload.ts";
import { checkDueLinks } from "./links/checking/check-due-links.ts";
import { brokenLinkEmail } from "./links/checking/email.ts";
import { markAllStale } from "./mark-all-stale.ts";
import { rankProducts } from "./rank-products.ts";
import { relateOldest, relateProductNow } from "./relate-products.ts";
import { measureOlder } from "./page-sizes/measure-older.ts";
import { makeOlderPreview, makePreview } from "./previews/make-preview.ts";
import { compareVersion } from "./page-changes/compare-version.ts";
import { publishDue } from "./scheduling/publish-due.ts";
import { carryPreviews } from "./replacing/carry-previews.ts";
import {
  boughtInfectedEmail,
  boughtReleasedEmail,
  carryPreviewsJob,
  compareFileJob,
  compareVersionJob,
  forgetImageJob,
  infectedFileEmail,
  inspectUploadJob,
  makePreviewJob,
  markStaleJob,
  newVersionEmail,
  relateProductJob,
  releasedFileEmail,
  runImportJob,
  notifyInfectedJob,
  notifyReleasedJob,
  notifyBuyersJob,
} from "./schema/jobs.ts";
import { removeLeftCopies } from "#platform/storage/with-local-copy.ts";
import { rebuildSuggestionsWhenOld } from "./search/rebuild-suggestions.ts";
import { rebuildVocabularyWhenOld } from "./search/rebuild-vocabulary.ts";
import { uploads } from "./uploads/receive-uploads.ts";

export const jobs: JobHandler[] = [
  handle(inspectUploadJob, ({ fileId }) => inspectUpload(fileId)),
  handle(relateProductJob, ({ productId }) => relateProductNow(productId)),
  handle(compareFileJob, ({ fileId }) => compareFile(fileId)),
  handle(compareVersionJob, ({ versionId }) => compareVersion(versionId)),
  handle(makePreviewJob, ({ fileId }) => makePreview(fileId)),
  handle(carryPreviewsJob, carryPreviews),
  handle(forgetImageJob, ({ imageId }) => forgetImage(imageId)),
  handle(notifyBuyersJob, ({ versionId }) => notifyBuyers(versionId)),
  handle(notifyInfectedJob, ({ withheldId }) => notifyInfected(withheldId)),
  handle(notifyReleasedJob, ({ withheldId }) => notifyReleased(withheldId)),
  handle(markStaleJob, ({ after }) => transact(async (tx) => ok(await markAllStale(tx, { after })))),
  handle(runImportJob, ({ importId }) => runImport(importId)),
];

export const sweeps: Sweep[] = [
  { name: "catalog.rank-products", everySeconds: 900, run: () => rankProducts(new Date()) },
  { name: "catalog.index-behind", everySeconds: 5, run: reindexStale },
  { name: "catalog.rebuild-vocabulary", everySeconds: 120, run: rebuildVocabularyWhenOld },
  { name: "catalog.rebuild-suggestions", everySeconds: 120, run: rebuildSuggestionsWhenOld },
  { name: "catalog.publish-due", everySeconds: 10, run: publishDue },
  { name: "catalog.compare-older", everySeconds: 30, run: compareOlder },
  { name: "catalog.preview-older", everySeconds: 30, run: makeOlderPreview },
  { name: "catalog.measure-older", everySeconds: 30, run: measureOlder },
  { name: "catalog.scan-waiting", everySeconds: 5, run: scanWaiting },
  { name: "catalog.scan-older", everySeconds: 30, run: scanOlder },
  { name: "catalog.rescan-sold", everySeconds: 60, run: rescanSold },
  { name: "catalog.check-links", everySeconds: 60, run: () => checkDueLinks() },
  { name: "catalog.relate-oldest", everySeconds: 60, run: relateOldest },
  { name: "catalog.expire-uploads", everySeconds: 600, run: () => uploads().removeExpired(new Date()) },
  { name: "catalog.remove-left-copies", everySeconds: 3_600, run: () => removeLeftCopies(new Date()) },
];

export const emails: EmailTemplate[] = [
  template(newVersionEmail, writeNewVersion, isNewsStill),
  template(infectedFileEmail, writeInfectedFile, isFindingStill),
  template(releasedFileEmail, writeReleasedFile, isMistakeStill),
  template(boughtInfectedEmail, writeBoughtInfected, isFindingStill),
  template(boughtReleasedEmail, writeBoughtReleased, isToCorrect),
  template(brokenLinkEmail, writeBrokenLink, isStillBroken),
  template(changesRequestedEmail, writeChangesRequested, areStillRequested),
  template(publicationDecidedEmail, writePublicationDecided),
];
