import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { listWaiting } from "./antivirus/waits.ts";
import { answerAsk } from "./change-requests/ask-changes.ts";
import { saveAttributes } from "./attributes/save-attributes.ts";
import { type ContentFacts, listContents } from "./bundles/queries.ts";
import { hasUndeclared } from "./authorship/opaque-files.ts";
import { OPAQUE_UNDECLARED } from "./authorship/rules.ts";
import { claimSlug, saveOldSlug } from "./claim-slug.ts";
import { cutVersion } from "./cut-version.ts";
import { notifyBuyersOf } from "./editions/notify-buyers.ts";
import { chosenLicenses } from "./file-licenses/rules.ts";
import { moveProduct } from "./move-product.ts";
import { lockOwnProduct, type ProductRecord, workingCopyOf } from "./own-product.ts";
import { publishPictures } from "./pictures/publish-pictures.ts";
import { savePublication } from "./publications/save-publication.ts";
import type { PublishingWay } from "./publication-reviews/rules.ts";
import { hasUncompared, readPublishingWay } from "./publication-reviews/queries.ts";
import { sendForReview } from "./publication-reviews/send-for-review.ts";
import { readSellingRights } from "./queries/sellable.ts";
import { type ProductMove, statusAfter } from "./rules/product-status.ts";
import { publishingProblems } from "./rules/publishing.ts";
import { countLinks, plainText } from "./schema/description-field.ts";
import { compareVersionJob, relateProductJob } from "./schema/jobs.ts";
import type { License, WorkingCopy } from "./schema/product-form.ts";
import { recordPrices } from "./record-prices.ts";
import { publicationSchedules } from "./scheduling/tables.ts";
import { productFiles, productPreviews, products, productStats } from "./tables.ts";
import { writeLicenses } from "./write-licenses.ts";

export type PublishReason = "not_found" | "wrong_state" | "store_closed" | "suspended" | "strikes" | "incomplete";
/** `isWaiting`: a person looks before it is on sale, and nothing of it changed in the shop. */
export type Published = { slug: string; edition: number; isWaiting: boolean };
type SoldFile = typeof productFiles.$inferSelect;

/**
 * Puts the working copy on sale: checks everything a sale needs, gives it an address, cuts a version when the files changed
 * (past buyers keep theirs, and are told when the author wants), calls off its hour and shows it in the shop, all in `tx`. What is missing comes back as a sentence per field.
 * Of a store whose publications a person looks at first, or with a new file that could not be compared with others', it waits instead; `isReviewed` says that somebody looked.
 */
export async function publishProduct(
  tx: Tx,
  input: { productId: number; storeId: number; actor: string; isReviewed?: boolean },
): Promise<Outcome<Published, PublishReason>> {
  const product = await lockOwnProduct(tx, input.storeId, input.productId);
  if (!product) return refuse("not_found");
  const move = input.isReviewed && product.status === "em_revisao" ? "aprovar" : "publicar";
  const checked = await checkReady(tx, product, move);
  if (!checked.ok) return checked;
  const { copy, files, contents, way } = checked.value;
  if (!input.isReviewed && (way === "revisao" || (await hasUncompared(tx, product.id)))) {
    await sendForReview(tx, product, input.actor);
    await tx.delete(publicationSchedules).where(eq(publicationSchedules.productId, product.id));
    return ok({ slug: product.slug, edition: 0, isWaiting: true });
  }

  const sold = soldLicenses(copy);
  const version = await cutVersion(tx, product, {
    files: files.map((file) => ({ id: file.id, licenses: chosenLicenses(file.licenses, sold) })),
    note: copy.versionNote ?? "",
    contentIds: contents.map((content) => content.id),
    sold,
  });
  const slug = await claimSlug(tx, { ...product, isNew: product.publishedAt === null }, copy.title);
  if (product.publishedAt && slug !== product.slug) await saveOldSlug(tx, product.id, product.slug);
  await writeLive(tx, product, { copy, parts: [...files.map(toPart), ...contents], slug, versionId: version.id });
  await writePreviews(tx, product.id, copy, files);
  await publishPictures(tx, product.id, copy.pictures ?? []);
  const priceCents = copy.isFree ? 0 : (copy.priceCents ?? 0);
  await writeLicenses(tx, product.id, [{ license: copy.license, priceCents }, ...(copy.otherLicenses ?? [])]);
  await recordPrices(tx, [product.id]);
  await savePublication(tx, product.id);
  await answerAsk(tx, product.id);
  const saved = await saveAttributes(tx, { productId: product.id, categoryId: copy.categoryId, values: copy.attributes });
  if (!saved.ok) return saved;
  await tx.insert(productStats).values({ productId: product.id }).onConflictDoNothing();
  if (version.isNew && version.number > 1) await enqueue(tx, compareVersionJob, { versionId: version.id });
  if (version.isNew && copy.tellsBuyers) await notifyBuyersOf(tx, version.id);
  await tx.delete(publicationSchedules).where(eq(publicationSchedules.productId, product.id));
  const cause = product.publishedAt ? `edição ${version.number} publicada` : "publicado";
  await enqueue(tx, relateProductJob, { productId: product.id });
  const moved = await moveProduct(tx, product, move, { actor: input.actor, cause });
  return moved.ok ? ok({ slug, edition: version.number, isWaiting: false }) : moved;
}

const soldLicenses = ({ license, otherLicenses = [] }: WorkingCopy): License[] => [
  license,
  ...otherLicenses.map((one) => one.license),
];

type Ready = { copy: WorkingCopy; files: SoldFile[]; contents: ContentFacts[]; way: PublishingWay };

/** The working copy and the files of a product that `tx` holds, when nothing keeps it from being sold; else what does. */
export async function checkReady(
  tx: Tx,
  product: ProductRecord,
  move: ProductMove = "publicar",
): Promise<Outcome<Ready, PublishReason>> {
  if (!statusAfter(product.status, move)) return refuse("wrong_state");
  const rights = await readSellingRights(tx, product.storeId);
  if (!rights.isOpen) return refuse("store_closed");
  if (rights.isSuspended) return refuse("suspended");
  const way = await readPublishingWay(tx, product.storeId, product.id);
  if (way === "parada") return refuse("strikes");
  const copy = await workingCopyOf(tx, product);
  const files = await tx
    .select()
    .from(productFiles)
    .where(and(eq(productFiles.productId, product.id), isNull(productFiles.removedAt)))
    .orderBy(asc(productFiles.position), asc(productFiles.id));
  const contents = await listContents(tx, product.id);
  const waiting = new Map((await listWaiting(tx, product.id)).map((wait) => [wait.fileId, wait.cause]));
  const problems = publishingProblems({
    ...copy,
    contents,
    descriptionLength: plainText(copy.description).trim().length,
    linkCount: countLinks(copy.description),
    files: files.map((file) => ({ ...file, waitsForScan: waiting.get(file.id) ?? null })),
    canCharge: rights.canCharge,
  });
  // Who looked at it saw what it is.
  if (move !== "aprovar" && (await hasUndeclared(tx, product.id))) Object.assign(problems, { programas: OPAQUE_UNDECLARED });
  return Object.keys(problems).length > 0 ? refuse("incomplete", { fields: problems }) : ok({ copy, files, contents, way });
}

type Part = { formats: string[]; pageCount: number | null; sizeBytes: number };
type Live = { copy: WorkingCopy; parts: Part[]; slug: string; versionId: string };

const toPart = ({ kind, pageCount, sizeBytes }: SoldFile): Part => ({ formats: kind ? [kind] : [], pageCount, sizeBytes });

async function writeLive(tx: Tx, product: ProductRecord, { copy, parts, slug, versionId }: Live): Promise<void> {
  const { title, promise, kind, description, categoryId, isFree, license, paper, tags, coverImageId } = copy;
  const pages = parts.reduce((sum, part) => sum + (part.pageCount ?? 0), 0);
  await tx
    .update(products)
    .set({
      title,
      promise,
      kind,
      description,
      categoryId,
      isFree,
      license,
      paper,
      tags,
      coverImageId,
      priceCents: isFree ? 0 : (copy.priceCents ?? 0),
      slug,
      formats: [...new Set(parts.flatMap((part) => part.formats))],
      pageCount: pages || null,
      sizeBytes: parts.reduce((sum, part) => sum + part.sizeBytes, 0),
      currentVersionId: versionId,
      publishedAt: sql`coalesce(${products.publishedAt}, now())`,
      revision: product.revision + 1,
      draft: null,
    })
    .where(eq(products.id, product.id));
}

async function writePreviews(tx: Tx, productId: number, { previews }: WorkingCopy, files: SoldFile[]): Promise<void> {
  await tx.delete(productPreviews).where(eq(productPreviews.productId, productId));
  const shown = previews.filter((page) => files.some((file) => file.id === page.fileId));
  if (shown.length === 0) return;
  await tx.insert(productPreviews).values(shown.map((page, position) => ({ ...page, productId, position })));
}
